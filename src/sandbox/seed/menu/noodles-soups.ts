import { dish, option, pickBetween, pickOne, pickUpTo } from '../build'
import { dumplingFilling } from '../groups'
import type { SeedSection } from '../types'

export const noodlesAndSoups: SeedSection = {
  id: 'noodles-soups',
  name: 'Noodles & soups',
  description: 'Dough pulled to order, broths that start the night before.',
  items: [
    dish({
      name: 'Hand-pulled noodles',
      description:
        'Wheat noodles stretched when you order, with sizzling chili oil, black vinegar, greens and scallion.',
      picture: '1f35c',
      price: { Regular: 1450, Large: 1750 },
      allergens: ['WHEAT', 'SOY', 'SESAME'],
      diets: ['VEGAN', 'VEGETARIAN'],
      spiceLevel: 2,
      popular: true,
      groups: [
        pickOne('Heat', [option('Mild'), option('Medium'), option('Hot'), option('Hot and numbing')]),
        pickUpTo(
          'Toppings',
          5,
          [
            option('Crispy garlic', 75),
            option('Roasted peanuts', 75, { allergens: ['PEANUT'] }),
            option('Pickled mustard greens', 100, { allergens: ['MUSTARD'] }),
            option('Bok choy', 125),
            option('Wood ear mushrooms', 150),
            option('Soft egg', 200, { allergens: ['EGG'] }),
            option('Smoked tofu', 225, { allergens: ['SOY'] }),
            option('Crispy duck skin', 250, { soldOut: true }),
          ],
          { free: 2 },
        ),
        pickUpTo('Add a side', 2, [
          option('Dumplings', 550, { allergens: ['WHEAT', 'SESAME'], groups: [dumplingFilling] }),
          option('Cucumber salad', 400, { allergens: ['SOY', 'WHEAT', 'SESAME'] }),
          option('Scallion pancake', 450, { allergens: ['WHEAT'] }),
        ]),
      ],
    }),
    dish({
      name: 'Dan dan noodles',
      description:
        'Thin wheat noodles under peanut and sesame sauce, preserved greens, chili oil and a lot of Sichuan pepper.',
      picture: '1f35d',
      price: 1350,
      allergens: ['WHEAT', 'PEANUT', 'SESAME', 'SOY', 'MUSTARD'],
      spiceLevel: 3,
      groups: [
        pickOne('Crumbled on top', [
          option('Crisp pork', 0, { defaultQuantity: 1, allergens: ['SOY'] }),
          option('Shiitake', 0, { allergens: ['SOY'] }),
        ]),
      ],
    }),
    dish({
      name: 'Build a ramen',
      description:
        'Springy alkaline noodles in the broth you choose, with scallion, nori and one to three things on top.',
      picture: '1f372',
      price: 1550,
      allergens: ['WHEAT', 'EGG', 'SOY'],
      groups: [
        pickOne('Broth', [
          option('Chicken and shio', 0, { defaultQuantity: 1 }),
          option('Pork and miso', 100, { allergens: ['SOY', 'SESAME'] }),
          option('Kombu and mushroom', 0, { allergens: ['SOY'] }),
        ]),
        pickBetween(
          'On top',
          1,
          3,
          [
            option('Soft egg', 0, { allergens: ['EGG'] }),
            option('Braised pork belly', 250, { allergens: ['SOY', 'WHEAT'] }),
            option('Corn and butter', 0, { allergens: ['MILK'] }),
            option('Bamboo shoots', 0, { allergens: ['SESAME'] }),
            option('Roast tofu', 150, { allergens: ['SOY'] }),
          ],
          { perOption: 2 },
        ),
        pickUpTo('Extra noodles', 2, [option('Portion of noodles', 250, { allergens: ['WHEAT', 'EGG'] })], {
          perOption: 2,
        }),
      ],
    }),
    dish({
      name: 'Beef bone pho',
      description:
        'Marrow bones simmered fourteen hours with charred ginger and star anise, rice noodles, herbs and lime.',
      picture: '1f969',
      price: { Regular: 1500, Large: 1800 },
      allergens: ['FISH'],
      diets: ['GLUTEN_FREE'],
      groups: [
        pickBetween('Cuts', 1, 3, [
          option('Rare eye round', 0, { defaultQuantity: 1 }),
          option('Brisket'),
          option('Meatballs', { Regular: 150, Large: 200 }),
          option('Short rib', { Regular: 450, Large: 575 }),
        ]),
      ],
    }),
    dish({
      name: 'Wonton soup',
      description: 'Pork and shrimp wontons with thin skins in clear ginger broth, with yu choy and white pepper.',
      picture: '1f963',
      price: 1250,
      allergens: ['WHEAT', 'EGG', 'CRUSTACEANS', 'SOY', 'SESAME'],
      groups: [
        pickUpTo(
          'Extra dumplings',
          5,
          [
            option('Wonton', 150, { allergens: ['WHEAT', 'EGG', 'CRUSTACEANS', 'SOY', 'SESAME'] }),
            option('Cabbage dumpling', 125, { allergens: ['WHEAT', 'SOY'] }),
          ],
          { perOption: 5 },
        ),
      ],
    }),
    dish({
      name: 'Lemongrass shrimp soup',
      description:
        'Hot and sour broth of lemongrass, galangal and makrut lime with whole shrimp, mushrooms and roasted chili.',
      picture: '1f990',
      price: 1400,
      allergens: ['CRUSTACEANS', 'FISH'],
      diets: ['GLUTEN_FREE'],
      spiceLevel: 2,
    }),
    dish({
      name: 'Fish cake udon',
      description:
        'Thick, bouncy wheat noodles in dashi and light soy, with pink-swirled fish cake, spinach and scallion.',
      picture: '1f365',
      price: 1400,
      allergens: ['WHEAT', 'FISH', 'SOY', 'EGG'],
    }),
    dish({
      name: 'Burnt tomato soup',
      description: 'Tomatoes blackened on the oak grill, pounded with garlic and cumin, finished with good olive oil.',
      picture: '1f345',
      price: { Cup: 600, Bowl: 900 },
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
      spiceLevel: 1,
    }),
    dish({
      name: 'Black bean soup',
      description:
        'Veracruz black beans cooked slowly with avocado leaf and orange, topped with pickled onion and crisp tortilla.',
      picture: '1fad8',
      price: 950,
      allergens: ['CELERY'],
      diets: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'],
    }),
  ],
}
