import { data } from 'currency-codes'
import { expect, it } from 'vitest'

/** Metals and units of account have an X, too, and no digits in ISO 4217, which the package gives as 0. */
const isMoney = (code: string) => !code.startsWith('X') || ['XAF', 'XCD', 'XOF', 'XPF'].includes(code)

/** `npx vitest run src/lib/minor-units -u` writes the file again after an update of the package. */
it('the digits of money are those of the published ISO 4217 table, where they differ from 2', async () => {
  const others = data
    .filter(({ code, digits }) => digits !== 2 && isMoney(code))
    .map(({ code, digits }) => [code, digits])
  await expect(`${JSON.stringify(Object.fromEntries(others))}\n`).toMatchFileSnapshot('minor-units.gen.json')
})
