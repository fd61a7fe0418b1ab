const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' }

export const plain = (html: string) => html.replace(/&(lt|gt|quot|amp);/g, (_, sign: string) => SIGNS[sign]!)

/** All matches of the pattern's first group, as text. */
export const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => plain(found!))

export const headIn = (html: string) => html.split('</head>')[0]!

/** The content of the app's root before any script has run, without its styles. */
export const rootIn = (html: string) =>
  html
    .split('<div id="root">')[1]!
    .split('<script')[0]!
    .replace(/<style.*?<\/style>/gs, '')
