import { t } from 'ttag'
import type { ThemeName } from '../../lib/themes'

const LABELS: Record<ThemeName, string> = { classic: t`Classic`, modern: t`Modern`, luxury: t`Luxury` }

/** 'Classic' for classic. */
export const themeLabel = (name: ThemeName) => LABELS[name]
