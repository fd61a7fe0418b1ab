import { dish, option, pickBetween, pickUpTo } from '../build'
import { eggStyle } from '../groups'
import type { SeedSection } from '../types'

export const fromTheGriddle: SeedSection = {
  id: 'from-the-griddle',
  name: 'From the griddle',
  description: 'Hot iron from seven.',
  items: [
    dish({
      name: 'Coconut pancakes',
      description: 'Thick pancakes of coconut milk batter, lacy at the edges, with palm sugar syrup and salted butter.',
      picture: '1f95e',
      price: { 'Stack of 2': 950, 'Stack of 3': 1200, 'Stack of 4': 1400 },
      allergens: ['WHEAT', 'EGG', 'MILK'],
      diets: ['VEGETARIAN'],
      groups: [
        pickUpTo(
          'Toppings',
          4,
          [
            option('Toasted coconut', 50),
            option('Banana', 100),
            option('Blueberries', 150),
            option('Candied walnuts', 150, { allergens: ['TREE_NUTS'] }),
            option('Mascarpone', 175, { allergens: ['MILK'] }),
          ],
          { free: 2 },
        ),
      ],
    }),
    dish({
      name: 'Pandan waffle',
      description:
        'Green with fresh pandan and coconut, crisp from a heavy iron, dusted with sugar and good with coffee.',
      picture: '1f9c7',
      price: 900,
      allergens: ['WHEAT', 'EGG'],
      diets: ['VEGETARIAN'],
    }),
    dish({
      name: 'Bacon, egg and cheese',
      description: 'The New York breakfast on a griddled sesame roll, with smoked bacon, sharp cheddar and chili jam.',
      picture: '1f953',
      price: 950,
      allergens: ['WHEAT', 'EGG', 'MILK', 'SESAME'],
      spiceLevel: 1,
      groups: [
        eggStyle,
        pickUpTo('Add', 3, [
          option('Avocado', 250),
          option('Hash brown', 200),
          option('Second egg', 150, { allergens: ['EGG'] }),
        ]),
      ],
    }),
    dish({
      name: 'Cheese arepas',
      description:
        'Two corn cakes split hot from the griddle, packed with white cheese and brushed with cilantro butter.',
      picture: '1f9c0',
      price: 900,
      allergens: ['MILK'],
      diets: ['VEGETARIAN', 'GLUTEN_FREE'],
    }),
    dish({
      name: 'Masala dosa',
      description:
        'Paper-thin crepe of fermented rice and lentil around mustard seed potatoes, with coconut chutney and sambar.',
      picture: '1f954',
      price: 1150,
      allergens: ['MUSTARD'],
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
      spiceLevel: 1,
    }),
    dish({
      name: 'Scallion pancake roll',
      description:
        'Flaky layered pancake wrapped around soft egg, scallion and hoisin, cut in two and eaten while walking.',
      picture: '1f9c5',
      price: 800,
      allergens: ['WHEAT', 'EGG', 'SOY', 'SESAME'],
      diets: ['VEGETARIAN'],
    }),
    dish({
      name: 'Griddled plantains',
      description: 'Very ripe plantains caramelized on hot iron with lime, ground ginger, chili and roasted peanuts.',
      picture: '1f34c',
      price: 650,
      allergens: ['PEANUT'],
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
      spiceLevel: 1,
    }),
    dish({
      name: 'Market breakfast plate',
      description:
        'Two eggs and griddled sourdough, and then the plate is yours: choose two to four things from the iron.',
      picture: '1f37d-fe0f',
      price: 1500,
      allergens: ['EGG', 'WHEAT'],
      groups: [
        eggStyle,
        pickBetween('From the iron', 2, 4, [
          option('Merguez sausage', 200),
          option('Smoked bacon', 0, { defaultQuantity: 1 }),
          option('Roast tomato', 0, { defaultQuantity: 1 }),
          option('Halloumi', 100, { allergens: ['MILK'] }),
          option('Black beans'),
          option('Maitake mushrooms', 100, { soldOut: true }),
        ]),
      ],
    }),
  ],
}
