import { t } from 'ttag'

type Limited = { minimumAge?: number | undefined }

/** 'From age 18'; empty for a dish that is for everyone. */
export const ageText = ({ minimumAge: age }: Limited) => (age ? t`From age ${age}` : '')

/** The age that a customer needs for all of these; 0 where anyone may have them. */
export const ageFor = (all: Limited[]) => Math.max(0, ...all.map(({ minimumAge = 0 }) => minimumAge))
