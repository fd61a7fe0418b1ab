import type { Answers } from './questions.ts'

/** 850 is 8.50 with two decimals, 8.500 with three, and 850 without. */
const priceIn = (digits: number) => (amount: number) => amount * 10 ** Math.max(0, digits - 2)

/** A sample menu of five dishes with options. @param digits the decimals of the currency */
export function sampleMenu(digits: number, { tax, drinksTax }: Pick<Answers, 'tax' | 'drinksTax'>) {
  const price = priceIn(digits)
  return {
    imageKind: 'ILLUSTRATION',
    optionGroups: [
      {
        name: 'Extras',
        max: 2,
        options: [
          { name: 'Garlic dip', price: price(100) },
          { name: 'Chili oil', price: price(50) },
        ],
      },
      { name: 'Size', options: ['Regular', { name: 'Large', price: price(250) }] },
    ],
    menus: [
      {
        name: 'Menu',
        sections: [
          {
            name: 'Mains',
            items: [
              {
                name: 'Dish of the house',
                description: 'Say what is in it.',
                price: price(1200),
                popular: true,
                optionGroups: ['Size', 'Extras'],
              },
              { name: 'Dish of the day', price: price(1050), optionGroups: ['Size'] },
              { name: 'Garden plate', price: price(950), diets: ['VEGETARIAN'], optionGroups: ['Extras'] },
            ],
          },
          {
            name: 'Drinks',
            ...(drinksTax && drinksTax !== tax && { taxPercent: Number(drinksTax) }),
            items: [
              {
                name: 'Lemonade',
                price: price(350),
                optionGroups: [{ name: 'Ice', options: ['With ice', 'Without ice'] }],
              },
              {
                name: 'Espresso',
                price: price(280),
                optionGroups: [{ name: 'Milk', max: 1, options: [{ name: 'A drop of milk', allergens: ['MILK'] }] }],
              },
            ],
          },
        ],
      },
    ],
  }
}
