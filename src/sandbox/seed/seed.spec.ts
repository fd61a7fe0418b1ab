import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { avoidedAmong } from '../../lib/diets'
import { samplePictures } from '../sample-pictures'
import { seedMenus } from './menu'
import { restaurant } from './restaurant'
import type { Option, OptionGroup, SeedItem, SeedSection } from './types'

const sections: SeedSection[] = seedMenus.menus.flatMap((menu) => menu.sections)
const items = sections.flatMap((section) => section.items)

const withNested = (groups: OptionGroup[]): OptionGroup[] =>
  groups.flatMap((group) => [group, ...group.options.flatMap((option) => withNested(option.optionGroups))])
const depth = (groups: OptionGroup[]): number =>
  groups.length && 1 + Math.max(...groups.flatMap((group) => group.options.map((option) => depth(option.optionGroups))))

const groupsOf = (item: SeedItem) => withNested(item.optionGroups)
const optionsOf = (item: SeedItem) => groupsOf(item).flatMap((group) => group.options)
const defaultsIn = (options: Option[]) => options.reduce((sum, option) => sum + option.defaultQuantity, 0)
const answeredByDefaults = (groups: OptionGroup[]): boolean =>
  groups.every(
    ({ min, options }) =>
      defaultsIn(options) >= min &&
      options.every((option) => option.defaultQuantity === 0 || answeredByDefaults(option.optionGroups)),
  )

const allGroups = items.flatMap(groupsOf)
const allOptions = items.flatMap(optionsOf)
const expectUnique = (values: string[]) => expect(values.toSorted()).toEqual([...new Set(values)].sort())
const expectPicture = (url: string | null) => {
  expect(url).toMatch(/^\/pictures\/[a-z\d-]+\.webp$/)
  expect(existsSync(join(samplePictures, String(url).replace('/pictures/', ''))), String(url)).toBe(true)
}

it('the restaurant is open every day and shows five pictures', () => {
  expect(new Set(restaurant.hours.map((hours) => hours.day)).size).toBe(7)
  expect(restaurant.hours.every((hours) => hours.periods.length > 0)).toBe(true)
  expect(restaurant.heroImageUrls).toHaveLength(5)
  restaurant.heroImageUrls.forEach(expectPicture)
})

describe('the menus', () => {
  it('are large enough', () => {
    expect(seedMenus.menus.map((menu) => menu.id)).toEqual(['all-day', 'breakfast'])
    expect(sections.length).toBeGreaterThanOrEqual(8)
    expect(items.length).toBeGreaterThanOrEqual(66)
    expect(items.filter((item) => item.servings.length > 0).length).toBeGreaterThanOrEqual(15)
    expect(items.filter((item) => item.soldOut).length).toBeGreaterThanOrEqual(2)
    expect(items.filter((item) => item.popular)).toHaveLength(8)
  })

  it('offer many dishes that are added with one tap', () => {
    const oneTap = items.filter(
      (item) => !item.soldOut && item.servings.length === 0 && answeredByDefaults(item.optionGroups),
    )
    expect(oneTap.length).toBeGreaterThanOrEqual(20)
  })
})

describe('the pictures', () => {
  it('exist', () => items.forEach((item) => expectPicture(item.imageUrl)))

  it('are shared by three dishes at most and never by neighbors', () => {
    const urls = items.map((item) => item.imageUrl)
    for (const url of urls) expect(urls.filter((other) => other === url).length, String(url)).toBeLessThanOrEqual(3)
    for (const section of sections)
      section.items.slice(1).forEach((item, i) => expect(item.imageUrl).not.toBe(section.items[i]?.imageUrl))
  })
})

describe.each(items)('$name', (item) => {
  const groups = groupsOf(item)
  const options = optionsOf(item)

  it('has a description of two lines', () => {
    expect(item.description.length).toBeGreaterThanOrEqual(40)
    expect(item.description.length).toBeLessThanOrEqual(160)
  })

  it('has rules that can be met', () => {
    for (const { name, min, max, maxPerOption, freeCount, options: all } of groups) {
      const onSale = all.filter((option) => !option.soldOut)
      expect(min, name).toBeLessThanOrEqual(max)
      expect(min, name).toBeLessThanOrEqual(onSale.length * maxPerOption)
      expect(max, name).toBeLessThanOrEqual(all.length * maxPerOption)
      expect(freeCount, name).toBeLessThan(max)
    }
  })

  it('has defaults that meet the rules', () => {
    for (const group of groups) {
      const taken = group.options.filter((option) => option.defaultQuantity > 0)
      if (taken.length === 0) continue
      expect(defaultsIn(taken), group.name).toBeGreaterThanOrEqual(group.min)
      expect(defaultsIn(taken), group.name).toBeLessThanOrEqual(group.max)
      for (const option of taken) {
        expect(option.soldOut, option.name).toBe(false)
        expect(option.defaultQuantity, option.name).toBeLessThanOrEqual(group.maxPerOption)
        expect(answeredByDefaults(option.optionGroups), option.name).toBe(true)
      }
    }
  })

  it('has diets that its allergens allow', () => {
    const taken = options.filter((option) => option.defaultQuantity > 0).flatMap((option) => option.allergens)
    const contains = [...item.allergens, ...taken]
    const barred = {
      VEGAN: ['MILK', 'EGG', 'FISH', 'CRUSTACEANS', 'MOLLUSCS'],
      VEGETARIAN: ['FISH', 'CRUSTACEANS', 'MOLLUSCS'],
      GLUTEN_FREE: ['GLUTEN'],
    }
    for (const diet of item.diets) expect(avoidedAmong<string>(contains, barred[diet]), diet).toEqual([])
    if (item.diets.includes('VEGAN')) expect(item.diets).toContain('VEGETARIAN')
    for (const { allergens } of [item, ...options]) expectUnique(allergens)
  })
})

describe('the rules in use', () => {
  const several = 3

  it.each<[string, number]>([
    ['required single choice', allGroups.filter((g) => g.min === 1 && g.max === 1).length],
    ['required without default', allGroups.filter((g) => g.min > 0 && defaultsIn(g.options) === 0).length],
    ['range', allGroups.filter((g) => g.min > 0 && g.max > g.min).length],
    ['optional up to several', allGroups.filter((g) => g.min === 0 && g.max > 1).length],
    ['several of one option', allGroups.filter((g) => g.maxPerOption > 1).length],
    ['first ones free', allGroups.filter((g) => g.freeCount > 0).length],
    ['defaults', allGroups.filter((g) => defaultsIn(g.options) > 0).length],
    ['nested required group', allOptions.filter((o) => o.optionGroups.some((g) => g.min > 0)).length],
    ['sold-out option', allOptions.filter((o) => o.soldOut).length],
    ['price by serving', allOptions.filter((o) => o.pricesByServing.length > 0).length],
    ['option allergens', allOptions.filter((o) => o.allergens.length > 0).length],
  ])('%s', (_rule, times) => expect(times).toBeGreaterThanOrEqual(several))

  it('nest two levels deep somewhere and no deeper', () => {
    expect(Math.max(...items.map((item) => depth(item.optionGroups)))).toBe(3)
  })

  it('fill a box of six', () => {
    expect(allGroups.filter((g) => g.min === 6 && g.max === 6 && g.maxPerOption === 6).length).toBeGreaterThanOrEqual(2)
  })
})
