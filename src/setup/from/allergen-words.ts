import { KINDS } from '../../lib/diets.ts'
import { plain } from './header-words.ts'

/**
 * How words for allergens begin, in English, German, French, Spanish, Italian, Turkish and Arabic. A word with `=` is
 * that word alone. Kinds stand before their groups.
 */
const STEMS: Record<string, string> = {
  WHEAT: 'wheat weizen froment =ble trigo grano frumento bugday قمح',
  RYE: 'rye roggen seigle centeno segale cavdar جاودار',
  BARLEY: 'barley gerste orge cebada orzo =arpa شعير',
  OATS: 'oat hafer avoine avena yulaf شوفان',
  SPELT: 'spelt dinkel epeautre espelta farro =kavuzlu حنطة',
  ALMOND: 'almond mandel amande almendra mandorl badem لوز',
  HAZELNUT: 'hazelnut haselnu noisette avellana nocciol findik بندق',
  WALNUT: 'walnut walnu =noix =nuez =noce =ceviz جوز',
  CASHEW: 'cashew cajou anacard kaju كاجو',
  PISTACHIO: 'pistach pistazie pistacch =antep فستق',
  PECAN: 'pecan pekan',
  MACADAMIA: 'macadamia makadamia',
  PEANUT: 'peanut erdnu arachid cacahuet cacahuate =yer yerfistig سوداني',
  TREE_NUTS: 'schalenfr treenut fruitsacoque =coque =cascara fruttaaguscio =guscio =kabuklu مكسرات',
  GLUTEN: 'gluten glute glutine غلوتين جلوتين',
  CRUSTACEANS: 'crustac krebs krusten crostac kabuklular shrimp prawn garnele قشريات',
  EGG: '=egg =eggs =ei =eier huhnerei oeuf œuf huevo =uova =uovo yumurta بيض',
  FISH: '=fish fisch poisson pescado pesce =balik سمك اسماك',
  SOY: 'soy soj =soia صويا',
  MILK: 'milk milch lact lakto =lait leche =latte latticin =sut حليب لبن البان',
  CELERY: 'celer sellerie apio sedano kereviz كرفس',
  MUSTARD: 'mustard senf moutarde mostaza senape hardal خردل',
  SESAME: 'sesam سمسم',
  SULPHITES: 'sulphit sulfit sulphur schwefeldi anhydridesulfureux solfit solforosa sulfur كبريت',
  LUPIN: 'lupin altramu acibakla ترمس',
  MOLLUSCS: 'mollus weichtier molusc yumusakca muschel tintenfisch squid octopus calamar kalamar رخويات',
}
const LIST = Object.entries(STEMS).flatMap(([name, stems]) => stems.split(' ').map((stem) => [name, stem] as const))
const CONTAINS = /^(?:contains?|may contain|enthalt|mit|with|contient|contiene|icerir|يحتوي على) /
/** Nuts of an unknown kind. */
const NUTS = /^(?:nuts?|nuss|nusse|noix|nueces|frutos secos|noci|kuruyemis)$/
const PEANUTS = /yer ?fist|peanut|erdn|cacahu|arachid|فول سوداني|الفول السوداني/
/** What a text says a dish has not. */
const FREE_OF =
  /free\b|\bfrei\b|(?:gluten|laktose|lactose|ei|nuss)frei|\b(?:no|without|ohne|sans|sin|senza)\b|\p{L}s[iu]z\b|خالي|بدون/u
const TREE_NUTS = /tree nuts?|fruits? a coques?|frutos? de cascara|frutta a guscio|kabuklu yemis/

const matches = (word: string, stem: string) => (stem.startsWith('=') ? word === stem.slice(1) : word.startsWith(stem))

export type Allergens = { names: string[]; areNuts: boolean }

/** The allergens that a few words name, 'Glutenhaltiges Getreide (Weizen)', and whether they only say 'nuts'. */
export function allergensIn(words: string): Allergens {
  const text = plain(words).replace(CONTAINS, '')
  if (FREE_OF.test(text)) return { names: [], areNuts: false }
  if (NUTS.test(text)) return { names: ['TREE_NUTS', 'PEANUT'], areNuts: true }
  if (PEANUTS.test(text)) return { names: ['PEANUT'], areNuts: false }
  const treeNuts = TREE_NUTS.test(text) ? ['TREE_NUTS'] : []
  const parts = text
    .replace(TREE_NUTS, ' ')
    .split(' ')
    .flatMap((word) => [word, word.replace(/^(?:ال|وال|و)/, '')])
  const named = LIST.filter(([, stem]) => parts.some((part) => part !== '' && matches(part, stem))).map(
    ([name]) => name,
  )
  const names = [...new Set([...treeNuts, ...named])]
  const isTold = (group: string) => KINDS[group]?.some((kind) => names.includes(kind))
  return { names: names.filter((name) => !isTold(name)), areNuts: false }
}
