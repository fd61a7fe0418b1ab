import { dish, option, pickOne, pickUpTo } from '../build'
import { dips } from '../groups'
import type { SeedSection } from '../types'

export const smallPlates: SeedSection = {
  id: 'small-plates',
  name: 'Small plates',
  description: 'Things to share, or to keep to yourself.',
  items: [
    dish({
      name: 'Charred corn ribs',
      description:
        'Sweet corn cut into ribs and charred until they curl, with smoked chili butter, lime and grated cotija.',
      picture: '1f33d',
      price: 850,
      allergens: ['MILK'],
      diets: ['VEGETARIAN', 'GLUTEN_FREE'],
      spiceLevel: 1,
      popular: true,
    }),
    dish({
      name: 'Pan-fried dumplings',
      description:
        'Folded by hand before noon, crisped in cast iron and steamed soft on top, with black vinegar and ginger.',
      picture: '1f95f',
      price: { '6 pieces': 950, '12 pieces': 1750 },
      allergens: ['WHEAT', 'SOY', 'SESAME'],
      popular: true,
      groups: [
        pickOne('Filling', [
          option('Pork and chive', 0, { defaultQuantity: 1 }),
          option('Shrimp and bamboo', { '6 pieces': 150, '12 pieces': 275 }, { allergens: ['CRUSTACEANS'] }),
          option('Cabbage and shiitake'),
          option('Lamb and cumin', { '6 pieces': 200, '12 pieces': 375 }, { soldOut: true }),
        ]),
        dips,
      ],
    }),
    dish({
      name: 'Crispy potato roti',
      description:
        'Flaky griddled flatbread stuffed with turmeric potato, mustard seed and green chili, with tomato pickle.',
      picture: '1fad3',
      price: 900,
      allergens: ['WHEAT', 'MUSTARD'],
      diets: ['VEGAN', 'VEGETARIAN'],
      spiceLevel: 1,
    }),
    dish({
      name: 'Salt and pepper shrimp',
      description:
        'Shell-on Gulf shrimp dusted in rice flour, fried hard with green chili, scallion and Sichuan pepper.',
      picture: '1f364',
      price: 1350,
      allergens: ['CRUSTACEANS'],
      diets: ['GLUTEN_FREE'],
      spiceLevel: 2,
    }),
    dish({
      name: 'Smashed cucumbers',
      description: 'Cold cucumbers cracked with a cleaver, dressed in garlic, soy, black vinegar and plenty of sesame.',
      picture: '1f952',
      price: 700,
      allergens: ['SOY', 'WHEAT', 'SESAME'],
      diets: ['VEGAN', 'VEGETARIAN'],
      spiceLevel: 1,
    }),
    dish({
      name: 'Green herb falafel',
      description:
        'Chickpeas ground with parsley, dill and coriander, fried to order, with lemon tahini and pink turnip.',
      picture: '1f9c6',
      price: { '6 pieces': 800, '12 pieces': 1450 },
      allergens: ['SESAME'],
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
    }),
    dish({
      name: 'Oysters on ice',
      description: 'Long Island oysters opened when you order, with tamarind mignonette, lemon and fresh horseradish.',
      picture: '1f9aa',
      price: { '1 piece': 375, '6 pieces': 2100, '12 pieces': 3900 },
      allergens: ['MOLLUSCS', 'SULPHITES'],
      diets: ['GLUTEN_FREE'],
      maxQuantity: 10,
    }),
    dish({
      name: 'Blistered sugar snaps',
      description:
        'Snap peas tossed in a roaring wok with ginger and tamari, finished with orange zest and toasted sesame.',
      picture: '1fadb',
      price: 750,
      allergens: ['SOY', 'SESAME'],
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
    }),
    dish({
      name: 'Takoyaki',
      description:
        'Octopus in round griddled batter, crisp outside and molten within, with brown sauce and bonito flakes.',
      picture: '1f419',
      price: { '6 pieces': 1000, '12 pieces': 1850 },
      allergens: ['WHEAT', 'EGG', 'MOLLUSCS', 'FISH', 'SOY', 'MUSTARD'],
    }),
    dish({
      name: 'Row fries',
      description:
        'Twice-fried Maine potatoes with curry leaf salt, served in a paper cone while they are still crackling.',
      picture: '1f35f',
      price: { Regular: 600, Large: 850 },
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
      groups: [
        pickUpTo('Load them', 2, [
          option('Melted cheddar', { Regular: 150, Large: 225 }, { allergens: ['MILK'] }),
          option('Kimchi', { Regular: 150, Large: 225 }, { allergens: ['FISH'] }),
          option('Minced lamb', { Regular: 300, Large: 425 }),
        ]),
        dips,
      ],
    }),
    dish({
      name: 'Guacamole and blue corn chips',
      description:
        'Avocado crushed with serrano, white onion and lime, next to a pile of blue corn chips fried this morning.',
      picture: '1f951',
      price: 1100,
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
      spiceLevel: 1,
    }),
  ],
}
