import { dish, option, pickBetween, pickOne, pickUpTo } from '../build'
import { eggStyle } from '../groups'
import type { SeedSection } from '../types'

export const bakeryAndEggs: SeedSection = {
  id: 'bakery-eggs',
  name: 'Bakery & eggs',
  description: 'Out of the oven, or just cracked.',
  items: [
    dish({
      name: 'Shakshuka',
      description:
        'Eggs poached in peppers, tomato and cumin in a small iron pan, with feta, herbs and bread to finish it.',
      picture: '1f373',
      price: 1350,
      allergens: ['EGG', 'MILK', 'WHEAT'],
      diets: ['VEGETARIAN'],
      spiceLevel: 1,
      popular: true,
      groups: [
        pickUpTo('Extra eggs', 3, [option('Egg', 150, { allergens: ['EGG'] })], { perOption: 3 }),
        pickUpTo('Add', 2, [
          option('Merguez sausage', 350),
          option('Extra bread', 150, { allergens: ['WHEAT'] }),
          option('Labneh', 200, { allergens: ['MILK'] }),
        ]),
      ],
    }),
    dish({
      name: 'Butter croissant',
      description:
        'Three days of folding with cultured Vermont butter, baked dark so the layers shatter when you tear it.',
      picture: '1f950',
      price: { '1 piece': 425, '6 pieces': 2300, '12 pieces': 4400 },
      allergens: ['WHEAT', 'MILK', 'EGG'],
      diets: ['VEGETARIAN'],
    }),
    dish({
      name: 'Everything bagel',
      description: 'Boiled in malt and baked on stone around the corner, seeded all over and toasted on the cut side.',
      picture: '1f96f',
      price: 450,
      allergens: ['WHEAT', 'SESAME'],
      diets: ['VEGETARIAN'],
      groups: [
        pickOne('Spread', [
          option('Butter', 0, { allergens: ['MILK'] }),
          option('Scallion cream cheese', 200, { allergens: ['MILK'] }),
          option('Whipped tofu', 200, { allergens: ['SOY'] }),
        ]),
        pickUpTo('Make it breakfast', 3, [
          option('Fried egg', 200, { allergens: ['EGG'], groups: [eggStyle] }),
          option('Smoked salmon', 600, { allergens: ['FISH'] }),
          option('Tomato and caper', 100),
        ]),
      ],
    }),
    dish({
      name: 'Rice congee',
      description:
        'Jasmine rice simmered in ginger stock until silky, with white pepper, scallion and crisp fried dough.',
      picture: '1f963',
      price: 900,
      allergens: ['WHEAT', 'CELERY'],
      diets: ['VEGAN', 'VEGETARIAN'],
      groups: [
        pickUpTo(
          'Toppings',
          4,
          [
            option('Fried shallots', 50),
            option('Roasted peanuts', 75, { allergens: ['PEANUT'] }),
            option('Century egg', 200, { allergens: ['EGG'] }),
            option('Shredded chicken', 250),
          ],
          { free: 1 },
        ),
      ],
    }),
    dish({
      name: 'Soft eggs and kaya toast',
      description: 'Charcoal toast with coconut jam and cold butter, two barely set eggs, dark soy and white pepper.',
      picture: '1f95a',
      price: 950,
      allergens: ['WHEAT', 'EGG', 'MILK', 'SOY'],
      diets: ['VEGETARIAN'],
    }),
    dish({
      name: 'Blueberry corn muffin',
      description:
        'Stone-ground corn and wild Maine blueberries under a crackled sugar top, warm from the seven o’clock tray.',
      picture: '1fad0',
      price: 450,
      allergens: ['WHEAT', 'MILK', 'EGG'],
      diets: ['VEGETARIAN'],
    }),
    dish({
      name: 'Za’atar pretzel',
      description: 'Soft, dark and chewy, brushed with olive oil and pressed into wild thyme, sumac and sesame.',
      picture: '1f968',
      price: 500,
      allergens: ['WHEAT', 'SESAME'],
      diets: ['VEGAN', 'VEGETARIAN'],
    }),
    dish({
      name: 'Yogurt, honey and walnuts',
      description: 'Strained sheep’s milk yogurt with rooftop honey, toasted walnuts and a spoonful of orange blossom.',
      picture: '1f36f',
      price: 850,
      allergens: ['MILK', 'TREE_NUTS'],
      diets: ['VEGETARIAN', 'GLUTEN_FREE'],
    }),
    dish({
      name: 'Morning fruit cup',
      description:
        'Whatever the market has ripe, cut this morning: choose one to three fruits, with lime and chili salt.',
      picture: '1f353',
      price: { Cup: 700, Bowl: 1050 },
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
      groups: [
        pickBetween('Fruit', 1, 3, [
          option('Strawberries'),
          option('Mango', { Cup: 50, Bowl: 100 }),
          option('Papaya'),
          option('Pineapple'),
          option('Lychees', { Cup: 100, Bowl: 175 }, { soldOut: true }),
        ]),
      ],
    }),
  ],
}
