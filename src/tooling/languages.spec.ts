import { expect, it } from 'vitest'
import { allLanguages, buildLanguage } from './languages'

it('a shop in one language has no other, and nothing before its addresses', () => {
  expect(buildLanguage('de-AT')).toEqual({ locale: 'de-AT', base: '', languages: [] })
  expect(buildLanguage('de-AT', 'de-AT', 'de-DE')).toEqual({ locale: 'de-AT', base: '', languages: [] })
})

it('a further language is before its addresses, and has its own name', () => {
  const languages = [
    { locale: 'de-AT', base: '', name: 'Deutsch' },
    { locale: 'fr-FR', base: '/fr', name: 'Français' },
  ]
  expect(allLanguages('de-AT', 'fr-FR')).toEqual([
    { locale: 'de-AT', base: '', languages },
    { locale: 'fr-FR', base: '/fr', languages },
  ])
})
