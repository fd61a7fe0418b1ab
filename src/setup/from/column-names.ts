import { columnOf } from './header-words.ts'

/** 'Getränk        Preis': the names of columns, which say nothing of a dish. */
export function isColumnNames(text: string): boolean {
  if (/^\s*(?:preis|price|prix|precio|prezzo|fiyat|السعر)\s*$/i.test(text)) return true
  const cells = text.trim().split(/\s{2,}/)
  const columns = cells.map((cell) => columnOf(cell))
  return cells.length > 1 && columns.every(Boolean) && columns.includes('price')
}
