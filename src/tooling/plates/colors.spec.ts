import { describe, expect, it } from 'vitest'
import { choosePlate } from './choose'

const colorOf = (name: string, description = '') => choosePlate({ name, description }).color

describe('the colour', () => {
  it('of a soup or a drink is what its name says', () => {
    expect(colorOf('Mango lassi')).not.toBe(colorOf('Lassi'))
    expect(colorOf('Hauswein weiß')).not.toBe(colorOf('Hauswein rot'))
    expect(colorOf('Aperol Spritz')).not.toBe(colorOf('Hauswein rot'))
  })

  it('of a sauce is also what the description says', () =>
    expect(choosePlate({ name: 'Gaeng Kiew Wan', description: 'Green curry with basil' }).color).toBe(
      colorOf('Green curry'),
    ))

  it.each([
    'Tagliatelle Gorgonzola',
    'Tortellini alla Panna',
    'Spaghetti aglio e olio',
    'Spaghetti Vongole',
    'Spaghetti Carbonara',
  ])('%s is not red', (name) => expect(colorOf(name)).not.toBe(colorOf('Spaghetti')))

  it('of ice cream is not that of the sauce on it', () =>
    expect(colorOf('Vanilleeis', 'mit Schokoladensauce')).toBe(colorOf('Vanilleeis')))
})
