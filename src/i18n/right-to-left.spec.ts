import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { readBrand } from '../tooling/brand/brand.ts'
import { looksStyleSheet } from '../tooling/styles/looks-css.ts'
import { translate } from '../tooling/translate.ts'

/** Whether a build of this locale has the library that mirrors MUI's styles. */
async function mirrors(locale: string) {
  const { looks } = await readBrand()
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [translate(locale), looksStyleSheet(looks)],
    build: { write: false, lib: { entry: 'src/theme/MuiTheme.tsx', formats: ['es'] } },
  })
  const chunks = (output as Rolldown.RolldownOutput[]).flatMap((one) => one.output)
  return chunks.some((chunk) => chunk.type === 'chunk' && /stylisRTLPlugin/.test(chunk.code))
}

it('only a build of a language that is read from right to left has the code that mirrors', async () => {
  expect(await mirrors('ar-KW')).toBe(true)
  expect(await mirrors('en-US')).toBe(false)
})
