import type { KindName } from '../kinds/all'

/** Words for what is drunk. */
export const drinkWords: [KindName, string][] = [
  ['bubble-tea', 'bubbletea boba milktea'],
  ['coconut', 'youngcoconut freshcoconut wholecoconut'],
  ['matcha', 'ماتشا matcha matchalatte'],
  [
    'black-coffee',
    'cafe امريكانو caphe cupofcoffee espresso doppio espressodoppio americano filterkaffee schwarzerkaffee ristretto cupofjoe =joe dripcoffee blackcoffee mokka turkishcoffee turkkahvesi verlangerter greekcoffee caffe قهوة اسبريسو قهوهتركية',
  ],
  [
    'hot-cup',
    'cafecreme هوتشوكليت goldenmilk heissemilch سبانشلاتيه كورتادو فلاتوايت coffee coffees decaf cappuccino capuccino =latte haferlatte lattemacchiato cafelatte kaffee -kaffee macchiato flatwhite cortado melange milchkaffee cafeaulait hotchocolate heisseschokolade heisseschoki cioccolatacalda trinkschokolade schokolatacalda kakao cocoa hotcocoa mocha salep chailatte irishcoffee كرك كابتشينو لاتيه موكا هوتشوكليت شوكولاتةساخنة سحلب نسكافيه',
  ],
  [
    'tea',
    'cay tra tea teas tee -tee tees minttea peppermint kamille kamillentee pfefferminztee chai earlgrey camomile ingwertee grunertee شاي',
  ],
  [
    'creamy-glass',
    'float floats rootbeerfloat ايسلاتيه فرابتشينو lassi mangolassi smoothie smoothies milkshake milkshakes shake shakes -shake -milch horchata milk chocolatemilk latteefreddo frappe frappuccino ayran airan kefir laban pinacolada buttermilk eiskaffee icedlatte ayranbecher عيران سموذي ميلكشيك حليب لبنعيران',
  ],
  [
    'wine',
    'calice lillet ksara spritzz sprizz verre bordeaux burgundy kir kirroyal trollinger lemberger silvaner veltliner blaufrankisch zweigelt makgeolli samos housered housewhite redwine whitewine rosato vinrose wine wines wein weine vino chianti merlot riesling primitivo prosecco lambrusco montepulciano nerodavola barolo spritz aperol aperolspritz hugo sekt champagner champagne cava retsina grauburgunder weissburgunder spatburgunder hauswein rotwein weisswein rosewein roséwein vinorosso vinobianco wineglass pinot pinotgrigio chardonnay sauvignon cabernet malbec rioja soave lugana bardolino dornfelder glasofwine weinschorle sangria gluhwein sake bellini mimosa مشروبعنب',
  ],
  [
    'beer',
    'almaza =cass =peroni =corona =lager biasaigon bia tigerbeer beer beers bier biere -bier pils pilsner pilsener birra birre cerveza weizen weissbier ale ipa stout guinness radler moretti nastro singha chang leo tsingtao asahi sapporo kirin heineken becks krombacher bitburger warsteiner erdinger paulaner augustiner veltins jever flensburger modelo budlight budweiser coors pacifico kingfisher cobra saigon efes mythos helles hefeweizen altbier kolsch alster bintang sierranevada شعير',
  ],
  [
    'spirit',
    'arak araq pastis williamsbirne metaxa umeshu rakija slivovitz grappa ramazzotti averna sambuca limoncello amaretto jagermeister ouzo raki tsipouro obstler schnaps schnapps kirschwasser williams vodka wodka whisky whiskey bourbon scotch rum tequila mezcal gin cognac brandy vecchia vecchiaromagna montenegro amaro fernet baileys likor liqueur pisco soju plumwine pflaumenwein',
  ],
  [
    'bottle',
    'bottle flasche gingerbeer gingerale rootbeer chinotto cola coke cocacola cokezero pepsi fanta sprite dietcoke drpepper 7up mezzomix bionade redbull energydrink sodabottle sanpellegrino spezi malzbier almdudler orangina ayranflasche كولا بيبسي سفناب فانتا سبرايت مشروبغازي',
  ],
  [
    'cold-glass',
    'trada limonade lemonade lemonades cooler aguafresca juice juices orangejuice oj orangensaft sweettea unsweettea unsweetenedtea icedtea iced icetea mate soda sodas eistee saft -saft safte succo spremuta nektar schorle -schorle apfelschorle wasser water waters mineralwasser tafelwasser sprudel acqua acquaminerale coconutwater cocktail cocktails mocktail limonata limonana bloodymary mojito margarita caipirinha gintonic moscowmule daiquiri cosmopolitan martini negroni oldfashioned sourcocktail ipanema longisland screwdriver michelada sexonthebeach tonic tonicwater bitterlemon icedcoffee coldbrew kombucha nimbu limesoda arnoldpalmer thaiicedtea chayen rhabarberschorle sharbat jallab تمرهندي عصير ليموناضة ليمونادة ماء مياه موهيتو جلاب',
  ],
]
