const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' }

export const plain = (html: string) => html.replace(/&(lt|gt|quot|amp);/g, (_, sign: string) => SIGNS[sign]!)

/** All that the pattern's first group finds, as text. */
export const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => plain(found!))

export const headIn = (html: string) => html.split('</head>')[0]!

/** What stands in the root of the app before any script has run, without the styles among it. */
export const rootIn = (html: string) =>
  html
    .split('<div id="root">')[1]!
    .split('<script')[0]!
    .replace(/<style.*?<\/style>/gs, '')
