import { data } from 'currency-codes'
import { expect, it } from 'vitest'

/** `npx vitest run src/lib/minor-units -u` writes the file again after an update of the package. */
it('the digits of money are those of the published ISO 4217 table, where they differ from 2', async () => {
  const others = data.filter(({ digits }) => digits !== 2).map(({ code, digits }) => [code, digits])
  await expect(`${JSON.stringify(Object.fromEntries(others))}\n`).toMatchFileSnapshot('minor-units.gen.json')
})
