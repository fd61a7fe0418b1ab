import { dish, option, pickBetween, pickOne, pickUpTo } from '../build'
import { dips } from '../groups'
import type { SeedSection } from '../types'

export const tacosAndWraps: SeedSection = {
  id: 'tacos-wraps',
  name: 'Tacos & wraps',
  description: 'Everything made to be held.',
  items: [
    dish({
      name: 'Market tacos',
      description:
        'Tortillas from masa ground this morning, pressed and griddled to order, with salsa, onion and cilantro.',
      picture: '1f32e',
      price: { '1 taco': 475, '3 tacos': 1300, '6 tacos': 2450 },
      diets: ['GLUTEN_FREE'],
      spiceLevel: 1,
      popular: true,
      groups: [
        pickBetween('Fillings', 1, 3, [
          option('Pork al pastor'),
          option('Grilled fish', { '1 taco': 75, '3 tacos': 225, '6 tacos': 400 }, { allergens: ['FISH'] }),
          option('Chicken tinga'),
          option('Mushroom and hominy'),
          option('Beef cheek', { '1 taco': 100, '3 tacos': 275, '6 tacos': 500 }, { soldOut: true }),
        ]),
        pickUpTo(
          'Salsas',
          4,
          [option('Green'), option('Smoked red'), option('Habanero'), option('Charred pineapple', 50)],
          {
            perOption: 2,
          },
        ),
      ],
    }),
    dish({
      name: 'Veracruz burrito',
      description:
        'Flour tortilla rolled tight around black beans, tomato rice and cabbage, then crisped on the plancha.',
      picture: '1f32f',
      price: 1350,
      allergens: ['WHEAT'],
      groups: [
        pickOne('Filling', [
          option('Chicken tinga', 0, { defaultQuantity: 1 }),
          option('Carnitas'),
          option('Roast squash'),
          option('Shrimp a la diabla', 250, { allergens: ['CRUSTACEANS'] }),
        ]),
        pickUpTo(
          'Roll in',
          5,
          [
            option('Pickled jalapeños', 50),
            option('Radish', 50),
            option('Sour cream', 75, { allergens: ['MILK'] }),
            option('Oaxaca cheese', 125, { allergens: ['MILK'] }),
            option('Guacamole', 200),
          ],
          { free: 2 },
        ),
      ],
    }),
    dish({
      name: 'Falafel pita',
      description:
        'Herb falafel in a warm pita with tahini, chopped salad, fried eggplant and mango pickle with mustard.',
      picture: '1f959',
      price: 1200,
      allergens: ['WHEAT', 'SESAME', 'MUSTARD'],
      diets: ['VEGAN', 'VEGETARIAN'],
    }),
    dish({
      name: 'Sweet corn tamales',
      description: 'Fresh corn masa steamed in the husk around poblano and Oaxaca cheese, with tomatillo salsa.',
      picture: '1fad4',
      price: { '1 piece': 400, '6 pieces': 2200, '12 pieces': 4100 },
      allergens: ['MILK'],
      diets: ['VEGETARIAN', 'GLUTEN_FREE'],
      spiceLevel: 1,
    }),
    dish({
      name: 'Bánh mì',
      description:
        'Crackling baguette with pickled carrot and daikon, cucumber, cilantro, jalapeño and garlic mayonnaise.',
      picture: '1f956',
      price: 1250,
      allergens: ['WHEAT', 'EGG', 'SOY', 'MUSTARD'],
      spiceLevel: 1,
      groups: [
        pickOne('Filling', [
          option('Lemongrass pork', 0, { allergens: ['FISH', 'SOY'] }),
          option('Turmeric catfish', 150, { allergens: ['FISH'] }),
          option('Five-spice tofu', 0, { allergens: ['SOY', 'WHEAT'] }),
        ]),
        pickUpTo('Spread it on', 2, [
          option('Chicken liver pâté', 150, { allergens: ['MILK', 'SULPHITES'] }),
          option('Extra chili'),
        ]),
      ],
    }),
    dish({
      name: 'Lamb and sumac pie',
      description: 'Thin Levantine flatbread baked on stone with minced lamb, tomato, pine nuts and sumac onions.',
      picture: '1f355',
      price: { Slice: 550, 'Whole pie': 1950 },
      allergens: ['WHEAT', 'TREE_NUTS'],
      groups: [
        pickUpTo('Extras', 3, [
          option('Labneh', { Slice: 100, 'Whole pie': 300 }, { allergens: ['MILK'] }),
          option('Pickled chilies', { Slice: 50, 'Whole pie': 150 }),
          option('Fried egg', { Slice: 200, 'Whole pie': 400 }, { allergens: ['EGG'] }),
        ]),
      ],
    }),
    dish({
      name: 'Row dog',
      description:
        'All-beef frank snapped on the grill in a toasted potato roll, with tamarind ketchup and crisp shallots.',
      picture: '1f32d',
      price: 750,
      allergens: ['WHEAT', 'MILK'],
      groups: [
        pickUpTo(
          'Toppings',
          4,
          [
            option('Yellow mustard', 25, { allergens: ['MUSTARD'] }),
            option('Sauerkraut', 50),
            option('Kimchi', 100, { allergens: ['FISH'] }),
            option('Pickled green tomato', 75),
            option('Melted cheddar', 125, { allergens: ['MILK'] }),
          ],
          { perOption: 2, free: 2 },
        ),
      ],
    }),
    dish({
      name: 'Chicken katsu sandwich',
      description: 'Panko-crusted thigh on thick milk bread with shaved cabbage, brown sauce and hot mustard.',
      picture: '1f96a',
      price: 1400,
      allergens: ['WHEAT', 'MILK', 'EGG', 'SOY', 'MUSTARD', 'CELERY'],
      groups: [dips],
    }),
  ],
}
