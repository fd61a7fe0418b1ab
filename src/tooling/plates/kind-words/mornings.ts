import type { KindName } from '../kinds/all'

/** Words for breakfast. */
export const mornings: [KindName, string][] = [
  ['shakshuka', 'shakshuka schakschuka menemen شكشوكة'],
  ['benedict', 'benedict eggsbenedict eggsflorentine florentine eggsroyale benny bennie bennies benedicts'],
  [
    'omelette',
    'eggfooyoung omelette omelettes omelet omelets omelett frittata frittate tortillaespanola tortillitas bauernomelett khaijiao omurice عجة اومليت',
  ],
  [
    'scrambled-eggs',
    'scramble scrambles scrambled scrambledeggs scrambledegg migas machaca matzobrei ruhrei ruhreier -ruhrei uovastrapazzate strapazzate',
  ],
  [
    'eggs',
    'oeuf oeufs strammermax kahvalti yumurta sahanda eggs egg eier spiegelei spiegeleier ruehrei breakfastbowl breakfastplate breakfastplatter eggplatter huevos huevosrancheros chilaquiles skillet skillets cornedbeefhash fullenglish englishbreakfast fruhstuck bigbreakfast uova uovo sunnyside بيض فطور',
  ],
  [
    'biscuits-gravy',
    'biscuitsngravy biscuitsgravy biscuitsandgravy gravybiscuit gravybiscuits gravyandbiscuit gravyandbiscuits biscuitgravy sosbreakfast sausagegravy sos creamedbeef chippedbeef',
  ],
  ['waffle', 'waffle waffles waffel waffeln gaufre وافل'],
  [
    'crepe',
    'dosa masaladosa uttapam crepe crepes crespella crespelle blintzes blintz blini galette galettes palatschinke palatschinken banhxeo كريب',
  ],
  [
    'pancakes',
    'pajeon kimchijeon dorayaki pancake pancakes pfannkuchen kaiserschmarrn flapjack flapjacks hotcake hotcakes griddlecakes hoecake hoecakes wheatcakes buckwheatcakes buttermilkstack tallstack shortstack fullstack silverdollar silverdollars silverdollarpancakes dutchbaby johnnycakes frenchtoast armeritter texastoast poffertjes okonomiyaki قطايف بانكيك',
  ],
  ['oatmeal', 'oatmeal oats haferbrei haferflocken overnightoats creamofwheat شوفان'],
  ['porridge', 'porridge congee grits jok هريس'],
  ['cereal', 'cereal cereals cornflakes cheerios raisinbran froot coldcereal'],
  [
    'yogurt',
    'musli birchermusli yogurt yoghurt joghurt granola muesli parfait birchermuesli bircher acai acaibowl smoothiebowl yogurtbowl granolabowl skyr quark cottagecheese لبنة زبادي لبن',
  ],
]
