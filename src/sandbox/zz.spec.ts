import { writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { readMenuFile } from './menu-file'
import { seedMenus } from './seed/menu'
it('x', () => {
  const tryIt = (change: (f: any) => void) => {
    const f: any = structuredClone(seedMenus); change(f)
    writeFileSync('/tmp/m.json', JSON.stringify(f))
    try { readMenuFile('/tmp/m.json'); console.log('fine') } catch (e) { console.log((e as Error).message) }
  }
  tryIt(() => {})
  tryIt((f) => { f.menus[0].sections[1].items[0].optionGroups[2].options[0].optionGroups[0].options[1].price = '1' })
  tryIt((f) => { delete f.menus[0].sections[1].items[2].optionGroups })
  tryIt((f) => { delete f.menus[0].sections[1].items[2].optionGroups; f.menus[0].sections[1].items[0].optionGroups[2].options[0].price = 'x' })
  tryIt((f) => { f.menus[0].sections[2].items[0].optionGroups=3; f.menus[0].sections[1].items[0].name = 4 })
  tryIt((f) => { f.menus[0].sections[1].items[0].allergens = ['NO'] })
  tryIt((f) => { f.menus[0].sections[1].items[0].price = 14.5 })
  tryIt((f) => { f.menus[1].served.from = '7' })
  tryIt((f) => { f.menus[1].id = 'all-day' })
  tryIt((f) => { delete f.menus })
})
