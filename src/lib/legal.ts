/** The restaurant's own legal pages, in the order they are listed. */
export const LEGAL_NAMES = ['imprint', 'privacy', 'terms', 'withdrawal', 'allergens'] as const
export type LegalName = (typeof LEGAL_NAMES)[number]

/** A legal text as a page shows it. The title is that of the text, if it begins with one. */
export type LegalText = { title: string | null; html: string }

/** The address of a legal page. Not among `paths`: most shops have none, and should not carry it. */
export const legalPath = (name: LegalName) => `/legal/${name}`
