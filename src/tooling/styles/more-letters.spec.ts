import { expect, it } from 'vitest'
import { languages } from '../../i18n/catalogs'
import { moreFaces, moreLettersOf } from './more-letters'

it('Turkish letters that Latin-1 fonts lack are loaded small and capital, for every look', async () => {
  const letters = moreLettersOf('tr')
  expect([...letters].toSorted()).toEqual(['Ğ', 'ğ', 'İ', 'Ş', 'ş'])
  const faces = await moreFaces(process.cwd(), letters)
  expect(faces.match(/family:'[^']+/g)).toHaveLength(4)
})

it('no other language loads a letter more', async () => {
  const others = languages().filter((one) => one !== 'tr')
  expect(others.map(moreLettersOf).join('')).toBe('')
  expect(await moreFaces(process.cwd(), '')).toBe('')
})
