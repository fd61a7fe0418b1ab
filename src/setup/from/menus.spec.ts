import { describe, expect, it } from 'vitest'
import { PLACES, readMenu as read } from '../../../tests/setup/own-menu'

describe('a spreadsheet', () => {
  it('may have purchase prices and stocks, which are no sizes', async () => {
    const { dishes, report } = await read('ek.csv', [
      'Artikel;EK-Preis;VK-Preis;Bestand',
      'Cola;0,80;2,90;24',
      'Wasser;0,30;2,20;12',
    ])
    expect(dishes).toEqual({ 'Dishes / Cola': 290, 'Dishes / Wasser': 220 })
    expect(report).toContain('1: EK-Preis (2 cells)')
    expect(report).toContain('1: Bestand (2 cells)')
  })
  it('may have no headings, and sections named once', async () => {
    const lines = [
      'Grill\tNegima\tchicken\t¥220',
      '\tKawa\tskin\t¥200',
      'Rice\tOnigiri\tplum\t¥1,250',
      '\tGohan\twhite\t¥150',
    ]
    const { dishes, report } = await read('izakaya.csv', lines, PLACES.JP)
    expect(dishes).toEqual({ 'Grill / Negima': 220, 'Grill / Kawa': 200, 'Rice / Onigiri': 1250, 'Rice / Gohan': 150 })
    expect(report).toContain('no known headings, nearly all rows')
  })
  it('may have two prices in a cell, and rows of sizes', async () => {
    const lines = ['Name,Size,Price', 'Fries,,Sm €3.50 / Lg €5.25', 'Cola,0.3 l,2.80', 'Cola,0.5 l,3.90']
    expect((await read('cells.csv', lines)).dishes).toEqual({
      'Dishes / Fries': { Sm: 350, Lg: 525 },
      'Dishes / Cola': { '0.3 l': 280, '0.5 l': 390 },
    })
  })
  it('is said to be unsure where prices are: from, in thousands, twice in a section, free', async () => {
    const lines = [
      'Name;Preis',
      'Steak;ab 18,00',
      'Wein;1.250',
      'Suppe;4,50',
      'Suppe;4,90',
      'Brot;0,00',
      'Fisch;Tagespreis',
    ]
    const { items, report } = await read('unsure.csv', lines)
    expect(items.map(({ name, id, price }) => [name, id, price])).toEqual([
      ['Steak', undefined, 1800],
      ['Wein', undefined, 125_000],
      ['Suppe', undefined, 450],
      ['Suppe', 'dishes-suppe', 490],
      ['Brot', undefined, 0],
    ])
    for (const words of [
      '"from" prices (ab 18,00), row 2',
      'three digits after the point (1.250), row 3',
      'twice in a section (Suppe), row 5',
      'costs nothing (Brot), row 6',
      'no price: Tagespreis:\n    7: Fisch',
    ]) {
      expect(report).toContain(words)
    }
  })
  it('in the code page of old Excel is read, too', async () => {
    const { dishes } = await read('old.csv', Buffer.from('Name;Preis\nK\u00e4sesp\u00e4tzle;9,50\n', 'latin1'))
    expect(dishes).toEqual({ 'Dishes / Käsespätzle': 950 })
  })
  it('may have extras without sizes of their own, and one price in the first of its columns', async () => {
    const { dishes, extras } = await read('first.csv', [
      'Name;Klein;Groß',
      'Pizza;26 cm;32 cm',
      'Roma;6,50;8,50',
      'Extras Pizza',
      'Käse;1,00;1,50',
      'Pasta',
      'Penne;8,00;',
      'Rigatoni;9,00;',
    ])
    expect(dishes).toEqual({
      'Pizza / Roma': { '26 cm': 650, '32 cm': 850 },
      'Pasta / Penne': 800,
      'Pasta / Rigatoni': 900,
    })
    expect(extras).toEqual([['Extras Pizza', 'Käse', { '26 cm': 100, '32 cm': 150 }]])
  })
})

describe('a text', () => {
  it('has sizes or names of columns above prices, and the nearest where one is missing', async () => {
    const { dishes } = await read('columns.txt', [
      'CURRIES            Chicken     Lamb    Prawn',
      '40. Korma             8.95     9.50    12.95',
      '43. Dhansak           9.25             13.25',
    ])
    expect(dishes).toEqual({
      'CURRIES / 40. Korma': { Chicken: 895, Lamb: 950, Prawn: 1295 },
      'CURRIES / 43. Dhansak': { Chicken: 925, Prawn: 1325 },
    })
  })
  it('has codes that are no prices, and charges that are no dishes', async () => {
    const { dishes, report } = await read('codes.txt', [
      'SALATE',
      ' 1  Gemischter Salat 3,7 ........ 5,50 €',
      ' 2  Bauernsalat 3 ............... 8,50 €',
      'Mindestbestellwert 15,00 €',
      '',
      '3 = Milch, 7 = Senf',
    ])
    expect(dishes).toEqual({ 'SALATE / 1. Gemischter Salat': 550, 'SALATE / 2. Bauernsalat': 850 })
    expect(report).toContain('code or name? (2. Bauernsalat 3), row 3')
    expect(report).toContain('4: Mindestbestellwert 15,00 €')
  })
  it('has raised codes, which its legend explains', async () => {
    const { items } = await read('raised.txt', [
      'PIZZA',
      'Salami¹,²ᵃ     8,50 €',
      '',
      '1 = mit Farbstoff, 2 = mit Phosphat, a = Weizen',
    ])
    expect(items).toMatchObject([{ name: 'Salami', additives: ['1', '2'], allergens: ['WHEAT'] }])
  })
  it('has prices below names and descriptions', async () => {
    const lines = [
      'STARTERS',
      '',
      'Salmon',
      'Blinis, lemon',
      '£9.50',
      '',
      'Soup (V)',
      '£7.50',
      '',
      'MAINS',
      '',
      'Lobster',
      '£37.00',
    ]
    const { dishes } = await read('below.txt', lines, PLACES.GB)
    expect(dishes).toEqual({ 'STARTERS / Salmon': 950, 'STARTERS / Soup': 750, 'MAINS / Lobster': 3700 })
  })
  it('has extras in the lines of a section', async () => {
    const { extras, dishes } = await read('extras.txt', [
      'PIZZA                  26 cm   32 cm',
      'Margherita              6,50    8,50',
      'jede weitere Zutat      0,80    1,00',
    ])
    expect(Object.keys(dishes)).toEqual(['PIZZA / Margherita'])
    expect(extras).toEqual([['Extras PIZZA', 'jede weitere Zutat', { '26 cm': 80, '32 cm': 100 }]])
  })
})

it('a section that comes again is the same one, and extras without dishes are dishes', async () => {
  const { dishes, extras } = await read('again.csv', [
    'Name;Preis',
    'PIZZA',
    'Roma;8,00',
    'Pasta',
    'Penne;7,00',
    'Pizza',
    'Napoli;9,00',
  ])
  expect(dishes).toEqual({ 'PIZZA / Roma': 800, 'PIZZA / Napoli': 900, 'Pasta / Penne': 700 })
  expect(extras).toEqual([])
  const alone = await read('alone.csv', ['Name;Preis', 'Toppings', 'Oliven;1,00', 'Käse;1,50'])
  expect(alone.dishes).toEqual({ 'Toppings / Oliven': 100, 'Toppings / Käse': 150 })
})

it('extras are sold with the section they name, by size where its dishes have these sizes', async () => {
  const { items, extras, report } = await read('sized.csv', [
    'Name;Klein;Groß',
    'Pizza;26 cm;32 cm',
    'Roma;6,50;8,50',
    'Pizzabrötchen;6 Stück;10 Stück',
    'Natur;3,50;5,00',
    'Calzone',
    'Classico;9,50;',
    'Extras Pizza, Calzone;26 cm;32 cm',
    'Extra: Käse;1,00;1,50',
  ])
  expect(items.map(({ optionGroups }) => optionGroups)).toEqual([
    ['Extras Pizza, Calzone'],
    undefined,
    ['Extras Pizza, Calzone: Calzone'],
  ])
  expect(extras).toEqual([
    ['Extras Pizza, Calzone', 'Käse', { '26 cm': 100, '32 cm': 150 }],
    ['Extras Pizza, Calzone: Calzone', 'Käse', 100],
  ])
  expect(report).toContain('extras by size (Extra: Käse), row 9')
})

it('extras for all are sold with all sections', async () => {
  const lines = ['Name;Preis', 'Pizza', 'Roma;8,00', 'Pasta', 'Penne;7,00', 'Extras für alle Gerichte', 'Parmesan;1,00']
  const { items, extras } = await read('all.csv', lines)
  expect(items.map(({ optionGroups }) => optionGroups)).toEqual([
    ['Extras für alle Gerichte'],
    ['Extras für alle Gerichte'],
  ])
  expect(extras).toEqual([['Extras für alle Gerichte', 'Parmesan', 100]])
})

it('a name in two languages is the name and its description', async () => {
  const { items } = await read('both.csv', [
    'القائمة,Item,S,M',
    'لاتيه,Latte,1.25,1.50',
    'موكا,Mocha,1.50,1.75',
    'شاي,Tea,1.00,',
    'كركديه,Karkade,1.00,',
  ])
  expect(items[0]).toMatchObject({ name: 'لاتيه', description: 'Latte', price: { S: 125, M: 150 } })
})

it('a price in pence is read as a price, and a price for several pieces is not', async () => {
  const { dishes } = await read('chippy.txt', ['Sides', 'Bread roll 60p', 'Can £1.30 or 2 for £2.40'], PLACES.GB)
  expect(dishes).toEqual({ 'Sides / Bread roll': 60, 'Sides / Can': 130 })
})

it('a list of terms in a web page is a section, headed by what stands above it', async () => {
  const page = '<body><div>Home Menu</div><span>Soups</span><dl><dt>Lentil<dd>red<dd>£7<dt>Leek<dd>£8</dl></body>'
  const { dishes } = await read('terms.html', [page], PLACES.GB)
  expect(dishes).toEqual({ 'Soups / Lentil': 700, 'Soups / Leek': 800 })
})

it('whole numbers alone in lines are prices, of the dish above or of the section', async () => {
  const above = ['Tapas', 'Olives', 'green, oil', '5', 'Squid', 'fried, lime', '9', 'Mains', 'Cod', 'peas, mint', '21']
  expect((await read('above.txt', above, PLACES.US)).dishes).toEqual({
    ...{ 'Tapas / Olives': 500, 'Tapas / Squid': 900, 'Mains / Cod': 2100 },
  })
  const shared = [
    'Small Plates',
    '12.',
    'Duck, plums',
    'Beets, whey',
    'Bread and oil 2.',
    'Plates',
    '25.',
    'Trout',
    'Veal',
    'Sweets',
    '9.',
  ]
  expect((await read('shared.txt', [...shared, 'Tart, figs', 'Ices', 'Cheese'], PLACES.US)).dishes).toMatchObject({
    ...{ 'Small Plates / Duck, plums': 1200, 'Small Plates / Bread and oil': 200, 'Plates / Veal': 2500 },
  })
})

it('a cell of a page may have several sizes, and a cell of a sheet several prices', async () => {
  const page =
    '<body><h3>Saft</h3><table><tr><td>Apfel</td><td>0,2l<br>0,4l</td><td>2,20 €<br>3,40 €</td></tr></table></body>'
  expect((await read('cells.html', [page])).dishes).toEqual({ 'Saft / Apfel': { '0,2l': 220, '0,4l': 340 } })
  const { dishes } = await read('two.csv', ['Name,Price', 'Soup,4.80/5.80', 'Pie,6.00'])
  expect(dishes).toEqual({ 'Dishes / Soup': { 'Size 1': 480, 'Size 2': 580 }, 'Dishes / Pie': 600 })
})

it('the volume in a name counts, whatever column its one price stands in', async () => {
  const { dishes } = await read('volumes.txt', [
    'Alkoholfrei            0,2 l    0,4 l',
    'Apfelsaft               2,80     4,50',
    'Bitter Lemon            2,90',
    'Bionade 0,33 l                   3,50',
    'Kaffee, Tasse                    2,60',
  ])
  expect(dishes).toEqual({
    'Alkoholfrei / Apfelsaft': { '0,2 l': 280, '0,4 l': 450 },
    'Alkoholfrei / Bitter Lemon': { '0,2 l': 290 },
    'Alkoholfrei / Bionade 0,33 l': 350,
    'Alkoholfrei / Kaffee, Tasse': 260,
  })
})

it('a strength is told once, and ends no sentence', async () => {
  const { items, report } = await read('strengths.txt', [
    'BIER VOM FASS (ab 16)     0,3 l   0,5 l',
    'Pils 4,9 % vol. (A)        3,40    4,90',
    '',
    'FLASCHENBIER (ab 16)',
    'Helles 0,33 l, 5 % vol. (A)        3,20',
    '',
    'A = Gerste',
  ])
  expect(items).toMatchObject([
    { name: 'Pils', price: { '0,3 l': 340, '0,5 l': 490 }, alcoholPercent: 4.9, minimumAge: 16 },
    { name: 'Helles 0,33 l', price: 320, alcoholPercent: 5, minimumAge: 16 },
  ])
  expect(report).not.toContain('?')
})
