// Draws QR codes to print: npm run qr -- --tables 1-12 --site https://shop.example
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const HELP = `npm run qr -- --tables 1-12 --site https://shop.example
npm run qr -- --add "2xpad-thai:large,mango-lassi" --words "Lunch for two" --site https://shop.example
  --tables   The tables, as the API names them: "1-12", or "1, 2, Bar"
  --add      The dishes of a link that fills a cart, by their ids: src/README.md has all that it may hold
  --site     The origin of the shop
  --words    The text before a table's name [Table], or below the code of --add
  --file     Where the SVG is written [tables.svg, or order.svg]`

const path = fileURLToPath(new URL('./qr-sheet.ts', import.meta.url))
const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' })

try {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string' },
      add: { type: 'string' },
      site: { type: 'string' },
      words: { type: 'string' },
      file: { type: 'string' },
    },
  })
  const { tables = '', add, site = '', words } = values
  const names = add === undefined ? module.tablesOf(tables) : []
  if (!URL.canParse(site) || new URL(site).origin !== site.replace(/\/$/, '')) {
    throw new Error(`--site is "${site}". It must be an origin, like https://shop.example.`)
  }
  const { origin } = new URL(site)
  if (add === undefined) {
    const { file = 'tables.svg' } = values
    writeFileSync(file, module.qrSheet(module.codesOfTables(origin, names, words)))
    console.log(`${file} has the codes of ${names.length} tables.`)
  } else {
    const { file = 'order.svg' } = values
    const url = module.addUrl(origin, add)
    writeFileSync(file, module.qrSheet([{ url, words: words ?? '' }]))
    console.log(`${file} has the code of ${url}`)
  }
} catch (cause) {
  console.error(`${cause.message}\n\n${HELP}`)
  process.exit(1)
}
