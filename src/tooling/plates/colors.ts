import { PASTA } from './families'
import type { KindName } from './kinds/all'
import { means, split, wordsOf, type Word } from './text'

/** The colour that a word gives to a sauce, a soup, a cream or a drink. */
const COLOR_WORDS: [string, string][] = [
  ['#c42d14', 'tomato tomatoes tomaten tomate pomodoro napoli arrabbiata bolognese طماطم'],
  ['#e2b12f', 'saffron turmeric safran kurkuma yellow gelbes زعفران'],
  [
    '#7d9c3a',
    'greencurry green grunes gruner kiewwan keawwan khiaowan herb pesto pistachio pistazie pistacchio avocado matcha pandan waldmeister gruenes spinach spinat palak saag broccoli',
  ],
  [
    '#eed9a4',
    'coconut kokos carbonara cream creamy sahne sahnesauce rahm -rahm panna alfredo stroganoff mushroomsoup champignonrahmsauce gorgonzola formaggi korma pasanda leek knoblauchcreme knoblauchcremesuppe mushroom mushrooms pilz chowder spargel',
  ],
  ['#d99a35', 'pumpkin kurbis lentil linsen carrotsoup karotte عدس'],
  ['#4a2414', 'chocolate schokolade schoko cioccolato cocoa mole braune cola coke pepsi tartufo nutella شوكولاتة'],
  ['#f0a326', 'mango aprikose apricot passionfruit maracuja orange orangen orangensaft oj multivitamin برتقال مانجو'],
  ['#a51c34', 'hibiscus raspberry himbeer beet cherry kirsche kirschsaft johannisbeer pomegranate rotwein رمان'],
  ['#e0485a', 'strawberry erdbeer fragola watermelon wassermelone rhabarber grenadine cranberry فراولة'],
  ['#f4e08a', 'lemon zitrone lemonade limonade bitterlemon limone limoncello ليمون'],
  ['#8a4a1c', 'tamarind caramel karamell coffee kaffee chinotto icedtea chayen eistee teriyaki'],
  ['#f7ecd6', 'vanilla vanille yogurt milk horchata stracciatella ayran laban حليب'],
  ['#2c1310', 'blackbean blackgarlic squidink nero'],
  ['#7a3b8c', 'ube blueberry heidelbeer mirtillo taro'],
  ['#c9cf6a', 'mint minze lime limette mate wasabi hugo'],
  ['#e6b65a', 'apfel apple mela ananas pineapple تفاح'],
]

const RED_WINE = '#7a1628'
const WINE: [string, string][] = [
  [
    '#ecd98a',
    'white weiss bianco weisswein pinotgrigio riesling chardonnay sauvignon grauburgunder weissburgunder soave lugana prosecco sekt champagner champagne cava retsina hugo mimosa weinschorle sake',
  ],
  ['#e9a59b', 'rose rosewein rosato rosado zinfandel'],
  ['#e8702a', 'spritz aperol'],
  [RED_WINE, 'red rot rotwein rosso'],
]
const OIL = '#dfbd62'

/** Colours that only kinds of one sort take from a word, before those of all. */
const OWN: [KindName[], [string, string][]][] = [
  [['wine'], WINE],
  [
    PASTA,
    [
      [OIL, 'aglio olio vongole burro butter salbeibutter -butter salbei weisswein caciopepe cacioepepe limone ajillo'],
      ['#dcbf8c', 'porcini steinpilz steinpilze steinpilzen tartufo truffel truffle funghi'],
      ['#7d9c3a', 'pesto genovese'],
    ],
  ],
  [
    [...PASTA, 'cutlets', 'stew', 'cream-soup'],
    [
      ['#c42d14', 'tomato tomatoes tomaten tomate pomodoro napoli arrabbiata bolognese'],
      ['#eed9a4', 'carbonara cream creamy sahne sahnesauce rahm -rahm panna alfredo gorgonzola formaggi'],
    ],
  ],
  [
    ['curry'],
    [
      ['#7d9c3a', 'greencurry green grunes gruner gruenes'],
      ['#e2b12f', 'yellowcurry yellow gelbes'],
      ['#b8361a', 'red rotes roter daeng ped panang'],
      ['#a86a34', 'massaman rendang'],
    ],
  ],
  [
    ['beer'],
    [
      ['#2c160c', 'stout guinness dunkel dunkles schwarzbier porter altbier'],
      ['#e6b83e', 'pils helles lager'],
    ],
  ],
  [
    ['cold-glass'],
    [
      ['#dcebf0', 'wasser water mineralwasser acqua sprudel tonic gintonic mojito caipirinha clubsoda ماء مياه'],
      ['#b3261c', 'bloodymary tomatensaft tomatojuice negroni michelada'],
      ['#eedfae', 'coconutwater kokoswasser'],
    ],
  ],
  [
    ['spirit'],
    [
      [
        '#6a3a16',
        'ramazzotti averna amaro jagermeister fernet montenegro baileys whisky whiskey bourbon cognac brandy rum',
      ],
      ['#f0d648', 'limoncello'],
    ],
  ],
]

/** Kinds whose colour is that of what is poured over them or boiled with them: a description tells it too. */
const SAUCED = new Set<KindName>([...PASTA, 'noodle-soup', 'clear-soup', 'cream-soup', 'curry', 'stew', 'cutlets'])

/** Kinds whose colour is that of what is poured, cooked or frozen; a gratin and a coffee are known by their own. */
const TINTED = new Set<KindName>([
  ...[...SAUCED].filter((kind) => kind !== 'gratin'),
  'cold-glass',
  'creamy-glass',
  'bubble-tea',
  'tea',
  'bottle',
  'wine',
  'beer',
  'spirit',
  'ice-cream',
  'soft-serve',
  'shaved-ice',
  'flan',
  'yogurt',
  'rice-pudding',
  'waffle',
  'cake',
  'dip',
])

const common = split(COLOR_WORDS)
const own = OWN.map(([kinds, table]) => [kinds, split(table)] as const)

const BESIDE = /\s(?:with|mit|con|topped|dazu|مع)\s/iu

const colorIn = (words: Word[], table: typeof common) =>
  table.find(([, list]) => list.some((listed) => words.some((word) => means(word, listed))))?.[0]

/** The colour that the words of a dish give it, if they name one. */
export function tintOf(kind: KindName, name: string, description: string): string | undefined {
  if (!TINTED.has(kind)) return undefined
  const tables = own.flatMap(([kinds, table]) => (kinds.includes(kind) ? [table] : []))
  const told = SAUCED.has(kind) ? description : description.split(BESIDE)[0]!
  // What is in a dish is not its colour: herbs make no broth green.
  const found = (text: string, all: (typeof common)[]) => {
    const words = wordsOf(text)
    return all.flatMap((table) => colorIn(words, table) ?? [])
  }
  return [...found(name, [...tables, common]), ...found(told, tables)][0]
}
