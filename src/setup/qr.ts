import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { msgid, ngettext, t } from 'ttag'
import { addUrl, codesOfTables, qrSheet, tablesOf } from './qr-sheet.ts'
import { wrongFlag } from './wrong-flag.ts'

const HELP = `npm run qr -- --tables 1-12 --site https://shop.example
npm run qr -- --add "2xpad-thai:large,mango-lassi" --words "${t`Lunch for two`}" --site https://shop.example
  --tables   ${t`The tables, as the API names them: "1-12", or "1, 2, Bar"`}
  --add      ${t`The dishes of a link that fills a cart, by their ids: src/README.md has all that it may hold`}
  --site     ${t`The address of the shop, without a path`}
  --words    ${t`The text before a table's name, or below the code of --add`} [${t`Table`}]
  --file     ${t`Where the SVG is written`} [tables.svg, order.svg]`

const text = { type: 'string' } as const
const OPTIONS = { tables: text, add: text, site: text, words: text, file: text }

function flagsOf(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values
  } catch (cause) {
    throw new Error(wrongFlag(cause), { cause })
  }
}

/** Writes the sheet that the flags ask for. Returns what is said of it. */
function draw(args: string[]): string {
  const { tables = '', add, site = '', words, file = add === undefined ? 'tables.svg' : 'order.svg' } = flagsOf(args)
  const names = add === undefined ? tablesOf(tables) : []
  if (!URL.canParse(site) || new URL(site).origin !== site.replace(/\/$/, '')) {
    throw new Error(t`--site is "${site}". It must be an address without a path, like https://shop.example.`)
  }
  const { origin } = new URL(site)
  if (add === undefined) {
    writeFileSync(file, qrSheet(codesOfTables(origin, names, words)))
    const { length } = names
    return ngettext(
      msgid`${file} has the code of ${length} table.`,
      `${file} has the codes of ${length} tables.`,
      length,
    )
  }
  const url = addUrl(origin, add)
  writeFileSync(file, qrSheet([{ url, words: words ?? '' }]))
  return t`${file} has the code of ${url}`
}

/** `npm run qr`: draws codes. Returns the exit code. */
export function qr(args: string[]): number {
  try {
    console.log(draw(args))
    return 0
  } catch (cause) {
    console.error(`${(cause as Error).message}\n\n${HELP}`)
    return 1
  }
}
