import { dish, option, pickBetween, pickOne, pickUpTo } from '../build'
import type { SeedSection } from '../types'

const mealFries = pickOne('Fries', [
  option('Curry leaf salt', 0, { defaultQuantity: 1 }),
  option('Loaded with cheddar', 200, {
    allergens: ['MILK'],
    groups: [
      pickOne('Finish with', [
        option('Pickled chilies'),
        option('Scallion and sesame', 0, { allergens: ['SESAME'] }),
        option('Chili crisp', 50, { allergens: ['SOY', 'PEANUT'] }),
      ]),
    ],
  }),
])

const mealDrink = pickOne('Drink', [
  option('Tamarind lemonade', 0, { defaultQuantity: 1 }),
  option('Ginger beer', 50),
  option('Sparkling water'),
])

export const fromTheGrill: SeedSection = {
  id: 'from-the-grill',
  name: 'From the grill',
  description: 'Oak fire, salt, patience.',
  items: [
    dish({
      name: 'Smash burger',
      description: 'Brisket and chuck pressed thin on hot iron, with burnt onion, dill pickle and tamarind mayonnaise.',
      picture: '1f354',
      price: { Single: 1200, Double: 1550 },
      allergens: ['WHEAT', 'MILK', 'EGG', 'MUSTARD', 'SESAME'],
      popular: true,
      groups: [
        pickUpTo(
          'Extras',
          4,
          [
            option('American cheese', { Single: 100, Double: 175 }, { allergens: ['MILK'], defaultQuantity: 1 }),
            option('Bacon', { Single: 200, Double: 300 }),
            option('Fried egg', 200, { allergens: ['EGG'] }),
            option('Grilled pineapple', 150),
          ],
          { perOption: 2 },
        ),
        pickUpTo('Make it a meal', 1, [option('Fries and a drink', 650, { groups: [mealFries, mealDrink] })]),
      ],
    }),
    dish({
      name: 'Jerk chicken',
      description:
        'Chicken rested two days in allspice, thyme and Scotch bonnet, smoked over oak and chopped to order.',
      picture: '1f357',
      price: { Quarter: 1150, Half: 1850, Whole: 3400 },
      allergens: ['CELERY'],
      diets: ['GLUTEN_FREE'],
      spiceLevel: 3,
      groups: [
        pickUpTo('Make it a plate', 1, [
          option('Rice and two sides', 600, {
            groups: [
              pickBetween('Sides', 2, 2, [
                option('Fried plantain'),
                option('Cabbage slaw', 0, { allergens: ['EGG', 'MUSTARD'] }),
                option('Stewed greens'),
                option('Macaroni pie', 100, { allergens: ['WHEAT', 'MILK', 'EGG'] }),
              ]),
            ],
          }),
        ]),
      ],
    }),
    dish({
      name: 'Skirt steak',
      description:
        'Ten ounces of grass-fed skirt, grilled fast and sliced across the grain, with green chimichurri and lime.',
      picture: '1f969',
      price: 2700,
      allergens: ['SULPHITES'],
      diets: ['GLUTEN_FREE'],
      groups: [
        pickOne('Cooked', [option('Rare'), option('Medium rare'), option('Medium'), option('Well done')]),
        pickUpTo('Add', 2, [
          option('Bone marrow', 600, { soldOut: true }),
          option('Grilled shrimp', 650, { allergens: ['CRUSTACEANS'] }),
          option('Two fried eggs', 350, { allergens: ['EGG'] }),
        ]),
      ],
    }),
    dish({
      name: 'Short ribs on the bone',
      description:
        'Beef ribs cut across the bone, glazed with soy, pear and garlic, with lettuce and fermented bean paste.',
      picture: '1f356',
      price: 2600,
      allergens: ['SOY', 'WHEAT', 'SESAME'],
    }),
    dish({
      name: 'Whole grilled bream',
      description: 'Sea bream grilled on the bone in banana leaf with turmeric and chili paste. Feeds two with rice.',
      picture: '1f41f',
      price: 2900,
      allergens: ['FISH'],
      diets: ['GLUTEN_FREE'],
      spiceLevel: 2,
      maxQuantity: 4,
    }),
    dish({
      name: 'Lobster with curry butter',
      description:
        'Maine lobster split and roasted over the fire, basted with Malabar curry butter until the shell chars.',
      picture: '1f99e',
      price: 3800,
      allergens: ['CRUSTACEANS', 'MILK', 'MUSTARD'],
      diets: ['GLUTEN_FREE'],
      spiceLevel: 1,
      soldOut: true,
      maxQuantity: 4,
    }),
    dish({
      name: 'Charred squid',
      description:
        'Montauk squid on a fierce grill for ninety seconds, with lime, fish sauce, mint and crushed peanuts.',
      picture: '1f991',
      price: 1600,
      allergens: ['MOLLUSCS', 'FISH', 'PEANUT'],
      diets: ['GLUTEN_FREE'],
      spiceLevel: 2,
    }),
    dish({
      name: 'Mushroom skewers',
      description:
        'King oyster mushrooms lacquered with tamari and black garlic, grilled slowly until they eat like steak.',
      picture: '1f344',
      price: { '1 skewer': 350, '6 skewers': 1900 },
      allergens: ['SOY'],
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
    }),
    dish({
      name: 'Ember sweet potato',
      description:
        'Purple sweet potato buried in coals until it turns to custard, with salted coconut cream and lime leaf.',
      picture: '1f360',
      price: 850,
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
    }),
    dish({
      name: 'Carrots with dukkah',
      description:
        'Whole carrots roasted black at the tips over cool labneh, with hazelnut dukkah and their own green tops.',
      picture: '1f955',
      price: 950,
      allergens: ['MILK', 'TREE_NUTS', 'SESAME'],
      diets: ['VEGETARIAN', 'GLUTEN_FREE'],
    }),
    dish({
      name: 'Grilled cabbage salad',
      description:
        'Smoky wedges of cabbage under herbs, green papaya, fried shallots and a tamarind and lime dressing.',
      picture: '1f96c',
      price: 1050,
      allergens: ['SOY'],
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
      spiceLevel: 1,
    }),
  ],
}
