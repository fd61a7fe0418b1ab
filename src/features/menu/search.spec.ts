import { describe, expect, it } from 'vitest'
import type { Dish } from './dish-index'
import { findDishes } from './search'

const dish = (name: string, description = '') => ({ id: name, name, description }) as Dish
const dishes = [
  dish('Crème brûlée', 'Burnt sugar'),
  dish('Lime soda', 'With brulee syrup'),
  dish('Salmon', 'Lime, rice'),
]
const names = (query: string) => findDishes(dishes, query).map(({ name }) => name)

describe('searching the menu', () => {
  it('forgives accents and case', () => expect(names('BRULEE')).toEqual(['Crème brûlée', 'Lime soda']))
  it('puts names before descriptions', () => expect(names('lime')).toEqual(['Lime soda', 'Salmon']))
  it('wants every word, in any order', () => expect(names('rice lime')).toEqual(['Salmon']))
  it('takes the beginning of a word, not its middle', () => expect(names('almon')).toEqual([]))
  it('finds nothing for nothing', () => expect(names('  ')).toEqual([]))
})
