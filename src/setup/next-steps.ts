import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { t } from 'ttag'
import { LEGAL_NAMES, type LegalName } from '../lib/legal.ts'
import { missingLanguage } from './language.ts'
import type { Answers } from './questions.ts'

/** Legal pages as their files are called, in English, and what they are elsewhere. */
const LEGAL: Record<LegalName, string> = {
  imprint: t`imprint`,
  privacy: t`privacy`,
  terms: t`terms`,
  withdrawal: t`withdrawal`,
  allergens: t`allergens`,
}

/** The legal pages that a brand has no text for. Its brand.json may name addresses instead: they are for those. */
const missingTexts = (brand: string) =>
  LEGAL_NAMES.filter((name) => !existsSync(join(brand, 'legal', `${name}.md`))).map((name) => LEGAL[name])

/** Whether the allergens were read from the file. What of them is not known, the report of the menu tells. */
const hasAllergens = (menu?: object) => JSON.stringify(menu ?? {}).includes('"allergens":[')

/** What the law wants to know before the shop opens, and nobody has said yet. */
function lawful(folder: string, brand: string, { tax, phone }: Answers, ownMenu?: object): string[] {
  const texts = missingTexts(brand).join(', ')
  return [
    ...(tax
      ? []
      : [
          t`Taxes are missing in ${folder}/restaurant.json: receipts show none until it has a "tax", see src/sandbox/README.md`,
        ]),
    ...(texts ? [t`Legal pages without a text in ${brand}/legal: ${texts}. Write those your law wants.`] : []),
    ...(hasAllergens(ownMenu)
      ? []
      : [t`Allergens: ${folder}/menu.json says for each dish which it has, see src/sandbox/README.md`]),
    ...(phone
      ? []
      : [t`A phone number is missing in ${folder}/restaurant.json: customers ask there about allergens and orders.`]),
  ]
}

/** What the shop does not know of its deliveries, which setup does not ask. */
const ofDelivery = (folder: string, { delivers }: Answers) =>
  delivers === 'yes'
    ? [
        t`Delivery is everywhere, in 40 minutes. Say where and how fast in ${folder}/restaurant.json: "postalCodes" or "cities", and "minutes".`,
      ]
    : []

const listed = (rows: [what: string, words: string][]) => {
  const width = Math.max(...rows.map(([what]) => what.length))
  return rows.map(([what, words]) => `  ${what.padEnd(width)}   ${words}`)
}

/** An owner may not know that the shop has no texts in the language of its country. */
function ofLanguage({ country = 'US', locale = 'en-US' }: Answers) {
  const { missing, own } = missingLanguage(country, locale)
  return missing
    ? [
        t`The texts of the shop are in ${own}, and there are none in ${missing}. src/i18n/README.md tells how to add a language.`,
      ]
    : []
}

/** What is missing before the shop opens, the law's part first, and how to go on. `samples` are to be changed. */
export const nextSteps = (folder: string, brand: string, samples: string[], answers: Answers, ownMenu?: object) =>
  [
    t`Before you open:`,
    ...[
      ...lawful(folder, brand, answers, ownMenu),
      ...ofLanguage(answers),
      ...ofDelivery(folder, answers),
      ...(samples.length > 0 ? [t`Samples in ${folder}/restaurant.json, to be changed: ${samples.join(', ')}`] : []),
    ].map((line) => `  - ${line}`),
    t`Next:`,
    ...listed([
      ['npm start', t`the shop with your restaurant`],
      [`${folder}/restaurant.json`, t`name, address, hours, taxes, delivery`],
      [
        `${folder}/menu.json`,
        ownMenu ? t`your dishes, as they were understood` : t`your dishes instead of the five samples`,
      ],
      [`${brand}/`, t`logo, icon, colors, fonts, legal texts`],
    ]),
  ].join('\n')
