import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const IMPRINT = `# Impressum der Trattoria

Maria Rossi\\
Hauptstraße 1, 10115 Berlin

## Kontakt

- Telefon [030 123456](tel:+4930123456)
- E-Mail rossi@trattoria.example
- [Aufsicht](https://aufsicht.example)

Mehr als \\<b>genug\\</b>, **fett** und *schräg*.

| Zutat | Zeichen |
| ----- | ------- |
| Gluten | A |
`

const TERMS = `Wer bestellt, zahlt.

## Preise

Alle Preise enthalten die Umsatzsteuer.
`

/** An address of the restaurant elsewhere. */
export const PRIVACY = 'https://trattoria.example/datenschutz'

/** Writes a folder of a restaurant with an imprint, terms without a title, and a privacy policy elsewhere. */
export function writeLegalBrand(folder: string) {
  cpSync('src/sandbox/seed/tamarind-row', folder, { recursive: true })
  mkdirSync(join(folder, 'brand', 'legal'), { recursive: true })
  const files = {
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9"/></svg>',
    'brand.json': JSON.stringify({ legal: { privacy: PRIVACY } }),
    'legal/imprint.md': IMPRINT,
    'legal/terms.md': TERMS,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'brand', name), text)
}
