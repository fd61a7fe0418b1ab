import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LEGAL_NAMES } from '../lib/legal.ts'
import type { Answers } from './questions.ts'

/** The legal pages that a brand has no text for. Its brand.json may name addresses instead: they are for those. */
const missingTexts = (brand: string) => LEGAL_NAMES.filter((name) => !existsSync(join(brand, 'legal', `${name}.md`)))

/** What the law wants to know before the shop opens, and nobody has said yet. */
const lawful = (folder: string, brand: string, { tax }: Answers) => [
  ...(tax
    ? []
    : [
        `Taxes are missing in ${folder}/restaurant.json: receipts show none until it has a "tax", see src/sandbox/README.md`,
      ]),
  ...(missingTexts(brand).length > 0
    ? [`Legal pages without a text in ${brand}/legal: ${missingTexts(brand).join(', ')}. Write those your law wants.`]
    : []),
  `Allergens: ${folder}/menu.json says for each dish which it has, see src/sandbox/README.md`,
]

/** What is missing before the shop opens, the law's part first, and how to go on. `samples` are to be changed. */
export const nextSteps = (folder: string, brand: string, samples: string[], answers: Answers, hasOwnMenu = false) =>
  [
    'Before you open:',
    ...[
      ...lawful(folder, brand, answers),
      ...(samples.length > 0 ? [`Samples in ${folder}/restaurant.json, to be changed: ${samples.join(', ')}`] : []),
    ].map((line) => `  - ${line}`),
    'Next:',
    '  npm start                          the shop with your restaurant',
    `  ${folder}/restaurant.json      name, address, hours, taxes, delivery`,
    `  ${folder}/menu.json            ${hasOwnMenu ? 'your dishes, as they were understood' : 'your dishes instead of the five samples'}`,
    `  ${brand}/                      logo, icon, colours, fonts, legal texts`,
  ].join('\n')
