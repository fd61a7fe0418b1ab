/** What codes in a file mean: allergens, additives in the file's words, and stars for spice. */
export type Legend = { allergens: Record<string, string[]>; additives: Record<string, string>; spice: string[] }

/** A row of a table, with the line that it began in. */
export type Row = { line: number; cells: string[] }
