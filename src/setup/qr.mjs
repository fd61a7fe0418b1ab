// Draws QR codes for tables, to print: npm run qr -- --tables 1-12 --site https://shop.example
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const HELP = `npm run qr -- --tables 1-12 --site https://shop.example
  --tables   The tables, as the API names them: "1-12", or "1, 2, Bar"
  --site     The origin of the shop
  --words    The text before a table's name [Table]
  --file     Where the SVG is written [tables.svg]`

const path = fileURLToPath(new URL('./qr-sheet.ts', import.meta.url))
const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' })

try {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string' },
      site: { type: 'string' },
      words: { type: 'string' },
      file: { type: 'string' },
    },
  })
  const { tables = '', site = '', words, file = 'tables.svg' } = values
  const names = module.tablesOf(tables)
  if (!URL.canParse(site) || new URL(site).origin !== site.replace(/\/$/, '')) {
    throw new Error(`--site is "${site}". It must be an origin, like https://shop.example.`)
  }
  writeFileSync(file, module.qrSheet(new URL(site).origin, names, words))
  console.log(`${file} has the codes of ${names.length} tables.`)
} catch (cause) {
  console.error(`${cause.message}\n\n${HELP}`)
  process.exit(1)
}
