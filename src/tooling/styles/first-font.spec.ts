import { expect, it } from 'vitest'
import { charactersOf } from './first-font'

it('the first font has the letters of the shop’s language, and none that others need', () => {
  expect(charactersOf('fr')).toMatch(/(?=.*É)(?=.*œ)(?=.*«)(?=.*\u202f)/)
  expect(charactersOf('en')).not.toMatch(/[Éœ«]/)
})

it('the first font has no letter that its file lacks, such as those of Turkish and Arabic', () =>
  expect(charactersOf('tr') + charactersOf('ar')).not.toMatch(/[ğşİء-ي]/))
