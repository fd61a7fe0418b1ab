import { describe, expect, it } from 'vitest'
import { choosePlate } from './choose'

const kindOf = (name: string, section = '', description = '') => choosePlate({ name, section, description }).kind

describe('the kind of a dish', () => {
  it.each([
    ['Burnt tomato soup', 'cream-soup'],
    ['Lemongrass shrimp soup', 'clear-soup'],
    ['Falafel pita', 'pita'],
    ['Lobster with curry butter', 'lobster'],
    ['Masala dosa', 'crepe'],
    ['Rindergulasch', 'stew'],
    ['Pizza Quattro Formaggi', 'pizza'],
    ['Tomatensuppe', 'cream-soup'],
    ['Wiener Schnitzel vom Kalb', 'schnitzel'],
    ['Spaghetti alle vongole', 'pasta'],
    ["Penne all'arrabbiata", 'short-pasta'],
    ['Pizza Gyros', 'pizza'],
    ['12. Pizza Gyros', 'pizza'],
    ['Große Pizza Gyros', 'pizza'],
    ['Pizza-Baguette', 'baguette'],
    ['Insalata Tonno', 'salad'],
    ['Zanderfilet', 'fish'],
    ['Schnitzelbaguette', 'baguette'],
    ['Crispy wontons', 'dumplings'],
    ['Buttermilk chicken', 'roast-chicken'],
    ['Tea-smoked duck', 'roast-chicken'],
    ['Fruit smoothie', 'creamy-glass'],
    ['Scampi & chips', 'shrimp'],
    ['Fish & chips', 'battered-fish'],
    ['Sauté di cozze', 'mussels'],
    ['Zander gebraten', 'fish'],
    ['Peperoni', 'mixed-plate'],
    ['Fischplatte', 'fish'],
    ['Haferlatte', 'hot-cup'],
    ['Tom Kha Gai', 'cream-soup'],
    ['Steak & Eggs', 'steak'],
    ['Country Fried Steak & Eggs', 'schnitzel'],
    ['Irish Skillet', 'eggs'],
    ['Corned Beef Hash & Eggs', 'eggs'],
    ['Rib Eye', 'steak'],
    ['Piccata Milanese', 'cutlets'],
    ['Sausage Biscuit', 'sandwich'],
    ['Half Order Gravy & Biscuits', 'biscuits-gravy'],
    ['Bowl of Oatmeal', 'oatmeal'],
    ['Bowl of Chili', 'stew'],
    ['(3) All Grain Pancakes', 'pancakes'],
    ['Oatmeal w/ Toast', 'oatmeal'],
    ['Wonton Soup (no noodles)', 'wonton-soup'],
    ['Cheeseburger Omelet', 'omelette'],
    ['English Muffin', 'bread'],
    ['Khao Soi', 'noodle-soup'],
    ['Curry Puffs', 'dumplings'],
    ['Carpaccio di Manzo', 'cold-cuts'],
    ['شاي بالنعناع', 'tea'],
  ])('%s is drawn as %s', (name, kind) => expect(kindOf(name)).toBe(kind))

  it.each([
    ['Schokoeis', 'ice-cream'],
    ['Erdbeerbecher', 'ice-cream'],
    ['Gemüsereis', 'plain-rice'],
    ['Früchtetee', 'tea'],
    ['Kirschsaft', 'cold-glass'],
  ])('the short end of a German compound tells it: %s is %s', (name, kind) => expect(kindOf(name)).toBe(kind))

  it('is told by the field "plate" before all', () =>
    expect(choosePlate({ name: 'Pizza Margherita', plate: 'salad' }).kind).toBe('salad'))

  it('is a mixed plate where no word is known', () =>
    expect(choosePlate({ name: 'Xyzzy', section: 'Plugh' })).toMatchObject({ kind: 'mixed-plate', because: null }))
})

describe('the section', () => {
  it.each([
    ['La Dolce Vita', 'Pizza', 'pizza'],
    ['Die Nummer eins', 'Getränke', 'cold-glass'],
    ['Traum der Nonna', 'Dolci', 'ice-cream'],
    ['Ten of them', 'From the griddle', 'pancakes'],
    ['The Big One', 'Handhelds', 'sandwich'],
    ['Nach Art des Hauses', 'Fleischgerichte', 'steak'],
    ['Tagesfang', 'Fischgerichte', 'fish'],
    ['Del giorno', 'Secondi di pesce', 'fish'],
    ['Klassisch', 'Spaghetti-Eis', 'ice-cream'],
    ['Rooibos', 'Hot drinks', 'hot-cup'],
    ['وجبة خاصة', 'المشروبات', 'cold-glass'],
    ['Western', 'Three-Egg Omelettes', 'omelette'],
  ])('tells what %s is under %s', (name, section, kind) => expect(kindOf(name, section)).toBe(kind))

  it.each([
    ['Bolognese', 'Pizza (Ø 30 cm)', 'pizza'],
    ['Rucola', 'Pizza', 'pizza'],
    ['Tortellini in brodo', 'Suppen', 'clear-soup'],
    ['Chicken', 'Burgers', 'burger'],
    ['Egg & bacon', 'Sandwiches', 'sandwich'],
    ['Egg White Veggie', 'Omelettes', 'omelette'],
    ['Cashew chicken', 'Stir fries', 'stir-fry'],
    ['Buttermilk Tower', 'From the griddle', 'pancakes'],
    ['Rice Noodles', 'Noodle Soups', 'noodle-soup'],
  ])('goes before a topping or a filling: %s under %s', (name, section, kind) =>
    expect(kindOf(name, section)).toBe(kind),
  )

  it.each([
    ['Rumpsteak', 'Schnitzel', 'steak'],
    ['Tiramisù', 'Pizza', 'tiramisu'],
    ['Onion rings', 'Burgers', 'fried-chicken'],
    ['Sliced Tomatoes', 'Sides', 'vegetables'],
    ['Bolognese', 'Kinder', 'pasta'],
    ['Saltimbocca alla Romana', 'Fleischgerichte', 'cutlets'],
  ])('leaves another dish what it is: %s under %s', (name, section, kind) => expect(kindOf(name, section)).toBe(kind))

  it('of two things lets a dish be either', () => {
    expect(kindOf('Cheesecake', 'Desserts & Drinks')).toBe('cheesecake')
    expect(kindOf('Chang', 'Desserts & Drinks')).toBe('beer')
    expect(kindOf('Bolognese', 'Pizza & Pasta')).toBe('pasta')
    expect(kindOf('Lemon sorbet', 'Sweet & drinks')).toBe('ice-cream')
  })

  it('is not told by what comes with its dishes', () =>
    expect(kindOf('Nach Art des Hauses', 'Schnitzel (mit Salat)')).toBe('schnitzel'))
})

describe('the description', () => {
  it.each([
    ['Poh Pia', 'Crispy vegetable spring rolls, sweet chilli dip', 'spring-rolls'],
    ['Pinocchio', '6 Chicken Nuggets mit Pommes', 'fried-chicken'],
    ['Nummer 6', 'Rump, chips and peas', 'steak'],
    ['Nummer 7', 'Lachsfilet in Weißwein, dazu Pommes', 'fish'],
    ['Der Klassiker', 'Kalbsgulasch, serviert mit Spätzle', 'stew'],
    ['Pad Nam Man Hoi', 'Beef in oyster sauce with mushrooms', 'stir-fry'],
    ['The Works', 'Home fries, onions and ham, topped with two eggs', 'eggs'],
    ['Down South', 'Chili over hashbrowns', 'stew'],
    ['The Vineyard', 'Grilled aubergine, lime, cucumber', 'vegetables'],
  ])('tells by the first thing it names: %s, %s', (name, description, kind) =>
    expect(kindOf(name, 'Mains', description)).toBe(kind),
  )

  it('does not tell by what is served with the dish', () => {
    expect(kindOf('Ramazzotti', '', '4 cl, auf Eis mit Zitrone')).toBe('spirit')
    expect(kindOf('Xyzzy', '', 'dazu Pommes')).toBe('mixed-plate')
  })
})

describe('what lies on a dish', () => {
  it('is what its description names, and not what it is without', () => {
    const { garnish } = choosePlate({ name: 'Pasta', description: 'With basil and chili, without parmesan.' })
    expect(garnish).toEqual(['basil', 'chili'])
  })

  it('is left out where the drawing shows it already', () =>
    expect(choosePlate({ name: 'Skirt steak', description: 'Grilled beef, with lime.' }).garnish).not.toContain('beef'))

  it('is no egg where ice is read', () => expect(choosePlate({ name: 'Gemischtes Eis' }).garnish).not.toContain('egg'))
})
