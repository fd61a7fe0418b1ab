import { dish, option, pickBetween, pickOne, pickUpTo } from '../build'
import type { SeedSection } from '../types'

export const riceAndCurry: SeedSection = {
  id: 'rice-curry',
  name: 'Rice & curry',
  description: 'Pots that have been on since morning.',
  items: [
    dish({
      name: 'Row curry',
      description:
        'The house curry: tamarind, coconut, curry leaf and roasted spice, slow-cooked and served over basmati rice.',
      picture: '1f35b',
      price: { Regular: 1550, Large: 1850 },
      allergens: ['MUSTARD'],
      diets: ['GLUTEN_FREE'],
      spiceLevel: 2,
      popular: true,
      groups: [
        pickOne('Main', [
          option('Chicken thigh', 0, { defaultQuantity: 1 }),
          option('Paneer', { Regular: 100, Large: 150 }, { allergens: ['MILK'] }),
          option('Chickpea and spinach'),
          option('Monkfish', { Regular: 400, Large: 550 }, { allergens: ['FISH'] }),
        ]),
        pickUpTo('On the side', 3, [
          option('Papadam', 150),
          option('Cucumber raita', 250, { allergens: ['MILK'] }),
          option('Flatbread', 350, {
            allergens: ['WHEAT'],
            groups: [
              pickOne('Brushed with', [
                option('Ghee', 0, { allergens: ['MILK'], defaultQuantity: 1 }),
                option('Garlic oil'),
                option('Chili honey', 50),
              ]),
            ],
          }),
        ]),
      ],
    }),
    dish({
      name: 'Smoked eggplant curry',
      description:
        'Eggplant collapsed in the embers, folded into coconut, mustard seed and tomato, with red Matta rice.',
      picture: '1f346',
      price: 1450,
      allergens: ['MUSTARD'],
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
      spiceLevel: 1,
    }),
    dish({
      name: 'Stone-pot crispy rice',
      description:
        'Rice crackling against hot stone with five seasoned vegetables, sesame oil, fermented chili and a fried egg.',
      picture: '1f35a',
      price: 1500,
      allergens: ['SOY', 'SESAME', 'WHEAT', 'EGG'],
      diets: ['VEGETARIAN'],
      spiceLevel: 1,
      groups: [
        pickUpTo('Add', 3, [
          option('Marinated beef', 400, { allergens: ['SOY', 'WHEAT', 'SESAME'] }),
          option('Extra fried egg', 200, { allergens: ['EGG'] }),
          option('Kimchi', 200, { allergens: ['FISH'] }),
          option('Avocado', 250, { soldOut: true }),
        ]),
      ],
    }),
    dish({
      name: 'Jollof rice',
      description:
        'Long-grain rice steamed in pepper and tomato until the bottom catches, with fried plantain and hot pepper sauce.',
      picture: '1f336-fe0f',
      price: 1300,
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
      spiceLevel: 3,
    }),
    dish({
      name: 'Seafood pan rice',
      description:
        'Saffron rice with clams, squid and head-on shrimp, cooked in a wide pan until it crusts at the edges.',
      picture: '1f958',
      price: { 'For one': 2200, 'For two': 4000 },
      allergens: ['CRUSTACEANS', 'MOLLUSCS', 'FISH', 'CELERY'],
      diets: ['GLUTEN_FREE'],
      maxQuantity: 6,
    }),
    dish({
      name: 'Seared salmon nigiri',
      description:
        'Salmon belly torched over hand-pressed rice, brushed with soy and yuzu, with pickled ginger and wasabi.',
      picture: '1f363',
      price: { '6 pieces': 1500, '12 pieces': 2800 },
      allergens: ['FISH', 'SOY', 'WHEAT', 'MUSTARD'],
    }),
    dish({
      name: 'Onigiri box',
      description: 'Build a box of 6: warm rice pressed by hand around what you like best, each wrapped in crisp nori.',
      picture: '1f359',
      price: 1950,
      maxQuantity: 10,
      groups: [
        pickBetween(
          'Build a box of 6',
          6,
          6,
          [
            option('Salted plum'),
            option('Grilled salmon', 50, { allergens: ['FISH'] }),
            option('Tuna mayonnaise', 0, { allergens: ['FISH', 'EGG', 'MUSTARD'] }),
            option('Miso mushroom', 0, { allergens: ['SOY'] }),
            option('Salmon roe', 150, { allergens: ['FISH'], soldOut: true }),
          ],
          { perOption: 6 },
        ),
      ],
    }),
    dish({
      name: 'Market bento',
      description: 'A full lunch in one box: your main, two to four small things, seasoned rice and a wedge of orange.',
      picture: '1f371',
      price: 1700,
      groups: [
        pickOne('Main', [
          option('Chicken karaage', 0, { allergens: ['SOY', 'WHEAT', 'EGG'] }),
          option('Miso cod', 300, { allergens: ['FISH', 'SOY'] }),
          option('Ginger tofu', 0, { allergens: ['SOY', 'WHEAT'] }),
        ]),
        pickBetween('Small things', 2, 4, [
          option('Rolled omelet', 0, { allergens: ['EGG', 'SOY', 'FISH', 'WHEAT'] }),
          option('Sesame spinach', 0, { allergens: ['SESAME', 'SOY', 'WHEAT'] }),
          option('Pickled daikon'),
          option('Potato salad', 0, { allergens: ['EGG', 'MUSTARD'] }),
          option('Dumplings', 200, {
            allergens: ['WHEAT', 'SESAME'],
            groups: [pickOne('Filling', [option('Pork and chive'), option('Cabbage and shiitake')])],
          }),
        ]),
      ],
    }),
    dish({
      name: 'Broccoli fried rice',
      description:
        'Day-old jasmine rice and charred broccoli from a smoking wok, with egg, white pepper and crisp shallots.',
      picture: '1f966',
      price: 1200,
      allergens: ['EGG', 'SOY', 'WHEAT'],
      diets: ['VEGETARIAN'],
    }),
  ],
}
