import type { KindName } from '../kinds/all'

/** Words for what is sweet or comes from the bakery. */
export const sweets: [KindName, string][] = [
  [
    'cinnamon-roll',
    'cinnamonroll cinnamonrolls cinnamonbun stickybun zimtschnecke zimtschnecken schnecke franzbrotchen bearclaw nussschnecke سينابون',
  ],
  [
    'croissant',
    'croissant croissants cornetto cornetti hornchen danish painauchocolat plunder plunderteilchen puffpastry laugencroissant chocolatecroissant sfogliatella sfogliatelle بريوش كرواسون',
  ],
  ['muffin', 'muffin muffins cupcake cupcakes scone scones biscuit biscuits cornbread popover مافن'],
  [
    'cookie',
    'macaroon snickerdoodle براونيز lebkuchen cookie cookies keks kekse biscotti cantucci cantuccini brownie brownies blondie shortbread macaron macarons amaretti كوكيز براوني بسكويت',
  ],
  [
    'doughnuts',
    'sopapillas doughnut doughnuts donut donuts krapfen berliner pfannkuchenberliner bombolone bomboloni zeppole beignet beignets churro churros loukoumades lokma gulabjamun jalebi funnelcake دونات لقيمات عوامة',
  ],
  [
    'profiteroles',
    'cannoli cannolo profiteroles profiterole profiterol windbeutel eclair eclairs creampuff creampuffs ekler',
  ],
  ['moon-cake', 'mooncake mooncakes maamoul معمول'],
  ['dango', 'dango mochi mochis daifuku موتشي'],
  [
    'mango-rice',
    'mangostickyrice stickyricemango stickyricewithmango khaoniewmamuang mangosticky mangoklebreis klebreismitmango',
  ],
  ['rice-pudding', 'ارزحليب رزحليب ricepudding milchreis kheer sutlac arrozconleche رزبحليب رزبالحليب ارزبحليب'],
  [
    'flan',
    'mouhalabieh mahalabia muhalabia dampfnudel dampfnudeln germknodel =creme zabaione zabaglione chawanmushi yorkshirepudding flan custard pudding cremecaramel cremebrulee cremebrule pannacotta brulee catalana cremacatalana budino jelly rotegrutze blancmange ozmalt muhallebi kazandibi bayerischecreme مهلبية كريمكراميل ام على كريم',
  ],
  ['chocolate-pot', 'chocolatepot tahinipot mousse mousses mousseauchocolat schokopudding موس'],
  ['tiramisu', 'trifle tiramisu tiramisù تيراميسو'],
  [
    'semolina-cake',
    'knefe knefeh kunafeh osmalieh basbousa baklava baklawa revani kunefe knafeh kunafa kanafeh halva halwa rasmalai بسبوسة بقلاوة كنافة حلاوة هريسةحلوة نمورة',
  ],
  ['cheesecake', 'cheesecake cheesecakes kasekuchen quarkkuchen تشيزكيك'],
  [
    'chocolate-cake',
    'tortacaprese stickytoffeepudding stickytoffee chocolatecake schokoladenkuchen sachertorte lavacake schokokuchen schokotorte schokosouffle tortaalcioccolato browniecake brownie fondant moltenlava devilsfood schwarzwalder schwarzwalderkirschtorte فوندان',
  ],
  [
    'pie',
    'galaktoboureko bougatsa sausageroll turnover zwiebelkuchen pie pies applepie strudel apfelstrudel strudelteil topfenstrudel tart tarts tarte tartelette crostata quiche cobbler crumble galettedesrois apfelkuchen tartetatin spanakopita tiropita فطيرة فطائر',
  ],
  [
    'cake',
    'baba bananabread zucchinibread cake cakes gateau kuchen -kuchen torte -torte torta torten panettone colomba bundt gugelhupf biskuitrolle trilece treslechs tresleches lamington كيك كيكة كعكة',
  ],
  ['soft-serve', 'softserve softeis frozenyogurt froyo'],
  ['shaved-ice', 'shavedice granita halohalo bingsu kakigori'],
  [
    'ice-cream',
    'etonmess icecream gelato gelati eis -eis eisbecher becher -becher sorbet sorbets sorbetto sundae sundaes bananasplit affogato spaghettieis semifreddo parfaitglace tartufo tartufonero tartufobianco cassata malaga heisseliebe kugel kugeln amarenabecher bananenboot eiskaffee eisschokolade stracciatellaeis dondurma kulfi spumoni spumone بوظة ايسكريم آيسكريم',
  ],
  ['pineapple', 'grilledpineapple gebackeneananas'],
  [
    'fruit',
    'frutta lychee lychees litschi fruit fruits fruitbowl fruitcup fruitsalad grapefruit obst obstsalat fruchte macedonia melone melon watermelonsalad frischefruchte فواكه فاكهة',
  ],
  ['fried-balls', 'bananafritters gebackenebanane gebackenebananen friedbanana bananabeignet'],
]
