import type { KindName } from '../kinds/all'

/** Words for meat, fish, stews and what is baked. */
export const mains: [KindName, string][] = [
  [
    'skewers',
    'tikka paneertikka nemnuong mooping raznjici bamiya spiesschen skewer skewers satay sate yakitori spiess spiesse fleischspiess -spiess kebab kebap kebabs shish shishtawook shashlik schaschlik souvlaki suvlaki spiedini arrosticini adana adanakebap seekh seekhkebab bifteki cevapcici kofte kofta kafta anticuchos كباب شيش مشاوي طاووق كفتة اسياخ',
  ],
  [
    'schnitzel',
    'schnitzel cutlet milanese milanesa cotoletta cordonbleu tonkatsu chickenkatsu backhendl backhahnchen countryfried friedsteak friedsteakeggs chickenfried parmo katsu wienerschnitzel',
  ],
  [
    'cutlets',
    'hahnchenbrustfilet hahnchenfilet putenbrust putenbrustfilet putenfilet pettodipollo scaloppine scaloppina scallopini escalope saltimbocca piccata marsala francese geschnetzeltes medaillons medallions medaglioni schweinemedaillons leber leberle calfsliver fegato liver nieren ossobuco involtini rahmgeschnetzeltes schweinelendchen lendchen kalbsleber filettodimaiale',
  ],
  [
    'chops',
    'chop lambrack paidakia pirzola kasseler lammkotelett lammkoteletts kotelett koteletts lambchop lambchops porkchop porkchops chops lammkarree costolette abbacchio lammlachse ريش',
  ],
  [
    'steak',
    'steakeggs steakandeggs straccetti grigliata grigliatamista =braten rinderbraten kalbsbraten wildbraten kasslerbraten rollbraten spiessbraten schweinskrustenbraten samgyeopsal bossam porterhouse tomahawk rump leberkase lammkeule lammbraten lammhaxen kleftiko surfandturf surfturf sundayroast roast gammon eisbein charsiu carnitas barbacoa tampiquena krustenbraten steakfrites pljeskavica steak steaks -steak tagliata bistecca fiorentina rumpsteak entrecote zwiebelrostbraten rostbraten tafelspitz roastbeef sauerbraten schweinebraten ribeye sirloin striploin tbone brisket filetmignon huftsteak rinderfilet schweinefilet filetsteak flanksteak churrasco weepingtiger asado carneasada bulgogi grillteller mixedgrill grillplatte fleischplatte schweinshaxe haxe hackbraten meatloaf tritip primerib pulledpork pulledbeef lambshank lammhaxe spanferkel ستيك مشكلمشاوي مشاويمشكلة',
  ],
  ['ribs', 'galbi kalbi ribs rib spareribs sparerib babybackribs shortribs rippchen costine gradookmoo'],
  [
    'roast-chicken',
    'pouletroti huhner huhnerfleisch huhnerflugel hahnchenflugel chickenwing poulet canard tavuk chicken hahnchen huhn hahnchenbrust grillhahnchen jerk wings wing buffalowings chickenwings drumstick drumsticks pollo brathahnchen hendl backhuhn ente duck crispyduck roastduck gai gaiyang ped pekingduck pekingente knusperente tandoorichicken tandoori pollitos galletto turkey pute دجاج فروج بط شيشطاووق',
  ],
  ['lobster', 'crab crablegs crawfish krabben flusskrebse lobster hummer aragosta astice langoustine لوبستر'],
  ['oysters', 'huitres oyster oysters austern ostriche'],
  [
    'mussels',
    'moulesfrites mussels muscheln miesmuscheln cozze moules weinbergschnecken escargots snails lumache clams vongole scallops jakobsmuscheln',
  ],
  [
    'squid',
    'oktopus kalamari calamar paranza squid calimari calamari calamaretti calamares tintenfisch tintenfische octopus polpo pulpo sepia fritto frittomisto frittodimare fritturadipesce frittura كاليماري',
  ],
  [
    'shrimp',
    'gamberoni prawncocktail shrimpcocktail krabbencocktail meeresfruchte fruttidimare seafood mariscos shrimp shrimps prawn prawns garnelen riesengarnelen gamberi gamberetti gambas scampi camarones goong koong ebi روبيان جمبري قريدس',
  ],
  [
    'battered-fish',
    'fishchips whitebait codandchips codchips haddockandchips haddockchips fishandchips fishnchips backfisch batteredfish friedfish batteredcod batteredhaddock fishfry',
  ],
  [
    'fish',
    '=sole fischplatte matjesfilet heringsfilet rotbarschfilet forellenfilet kabeljaufilet alici sardellen sardine baccala matjes hering rollmops saumon thunfisch makrele unagi fish bream salmon cod trout haddock halibut tuna swordfish mackerel sardines sardinen fisch -fisch lachs -lachs salmone forelle zander dorade doraden orata wolfsbarsch branzino spigola catfish seabass scholle seezunge kabeljau rotbarsch pesce spada pescespada lachsfilet seelachsfilet seelachs zanderfilet fischfilet pangasius pla tilapia loupdemer thunfischsteak ahi سمك هامور سلمون فيليه',
  ],
  [
    'meatballs',
    'suzukakia meatballs meatball frikadelle frikadellen polpette polpettine fleischpflanzerl buletten albondigas koettbullar kottbullar keftedes soutzoukakia كفتة',
  ],
  [
    'curry',
    'malaikofta massala curryreis hormok homok amok curry currys masala korma vindaloo tikkamasala massaman panang paneng penang rendang dal daal dhal tarkadal saag palak palakpaneer palak butterchicken makhani dopiaza jalfrezi madras bhuna roganjosh balti karahi kadai chanamasala chana alugobi aloogobi gaeng kaeng katsucurry كاري مسالا',
  ],
  [
    'stir-fry',
    'crispybeef crispychilibeef boluclac beefbroccoli broccolibeef mooshu mongolian padprikgaeng chickenteriyaki beefteriyaki stirfry stirfries stirfrys stirfried wok -wok wokgemuse gemusepfanne pfanne -pfanne krapow krapao kraprow kaprao padkrapow padkrapao oystersauce sweetandsour sweetsour susssauer kungpao kungpo generaltso generaltsos chopsuey chopsuy gongbao mongolianbeef orangechicken sesamechicken szechuan sichuan padmed padkhing padmedmamuang padprik padpriew padpriewwan gratiem gratiemprik bulgogipfanne moograb moogrob moogrop saltado lomosaltado teppanyaki',
  ],
  [
    'stew',
    '=linsen trippa coda codaallavaccinara tteokbokki topokki jjigae sundubu cassoulet coqauvin pozole linseneintopf -ragout stew gulasch goulash chiliconcarne eintopf -eintopf tagine tajine ragu ragout stroganoff rouladen rinderroulade sauerkrauttopf schmortopf potroast boeufbourguignon stifado stew gumbo etouffee adobo birria mapotofu mapo guvec feijoada moqueca يخنة مرق صالونة طاجين ملوخية بامية فاصوليا',
  ],
  [
    'gratin',
    'maccheese lobstermac pastaalforno فتة auflauf -auflauf gratin gratiniert lasagne lasagna lasagnette cannelloni moussaka musaka parmigiana casserole bakedmac uberbacken uberbackene uberbackener pastitsio chickenparm chickenparmesan sheperdspie shepherdspie cottagepie potpie schinkennudeln لازانيا مسقعة بشاميل',
  ],
]
