import { isPathSegment } from './path-segment.mjs'

const works = (make) => {
  try {
    make()
    return true
  } catch {
    return false
  }
}
const isTime = (text) => !Number.isNaN(Date.parse(text))

/** The formats of adapters.yaml that JSON Schema does not know. */
export const OWN_FORMATS = {
  'time-zone': (timeZone) => works(() => new Intl.DateTimeFormat('en-US', { timeZone })),
  'wall-clock': (text) => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text),
  'path-segment': isPathSegment,
  currency: (currency) => works(() => new Intl.NumberFormat('en-US', { style: 'currency', currency })),
}

/** What the storefront cannot show when it is wrong, and so looks at in each answer. */
export const SHOWN_FORMATS = { ...OWN_FORMATS, date: isTime, 'date-time': isTime }
