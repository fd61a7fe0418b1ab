import type { KindName } from '../kinds/all'

/** Words for starters, soups, salads and what is eaten with the fingers. */
export const small: [KindName, string][] = [
  [
    'dumplings',
    'crabpuff crabpuffs currypuff currypuffs karipap parcel parcels moneybags goldenbags porkbuns steamedbuns crabrangoon rangoon dumpling dumplings gyoza mandu momo momos dimsum jiaozi bao baos gua guabao potsticker potstickers teigtasche teigtaschen hargow hargao siumai shumai xiaolongbao khanomjeeb kanomjeeb crispywontons friedwontons wonton wontons wantan wantans samosa samosas samsa sambousek empanada empanadas ديم سمبوسة سمبوسك',
  ],
  [
    'spring-rolls',
    'رقاقات springroll springrolls fruhlingsrolle fruhlingsrollen eggroll eggrolls miniroll minirollen poppia popia pohpia porpia popiah lumpia chagio nemran nem harumaki cigarborek sigaraboregi zigarrenborek imperialrolls سبرينغرول لفائفالربيع',
  ],
  [
    'stuffed-leaves',
    'dolma dolmas dolmades dolmadakia sarma yapraksarma vineleaves weinblatter grapeleaves warakenab ورقعنب',
  ],
  [
    'summer-rolls',
    'summerroll summerrolls sommerrolle sommerrollen goicuon saladroll saladrolls freshrolls ricepaperroll gluckrollen',
  ],
  [
    'crackers',
    'prawncracker prawncrackers shrimpcrackers krupuk krabbenchips kroepoek papadam papadum poppadom poppadoms popadom crisps chicharron',
  ],
  ['prawn-toast', 'prawntoast shrimptoast sesametoast kanompang khanompang garnelentoast'],
  ['corn', 'corn corncob cornribs maiskolben elote elotes ribsofcorn cornonthecob corndish'],
  [
    'fried-balls',
    'crocchette crocche oliveascolane apfelkuchle tikki chaat alootikki sesameballs scotchegg knusperballchen falafel falafels takoyaki croquette croquettes krokette kroketten arancini arancino suppli hushpuppies polpettedimelanzane bitterballen croquetas sweetcorncake corncake fishcakes fishcake crabcake crabcakes todmun salmonpatties salmonpatty fritter fritters frittelle pakoda bhaji onionbhaji vada kibbeh فلافل كبة',
  ],
  [
    'hummus',
    'labneh labne hummus houmous humus babaganoush babaganoushe mutabal moutabal muhammara mezze meze mezzeteller حمص متبل مقبلات',
  ],
  [
    'dip',
    'obazda taramas taramosalata skordalia ktipiti tirokafteri chutney chutneys pico picodegallo obatzda ajvar cornchips tortillachips guacamole nachos salsa dip chipsandsalsa chipsandguac tzatziki tsatsiki zaziki queso aioli cacik chipsanddip ناتشوز تزاتزيكي',
  ],
  [
    'cold-cuts',
    'carpaccio vitellotonnato vitello countryham hamsteak fromages fromage kasebrett brettl sulze ploughmans ploughman terrine pate foiegras antipasto antipasti affettati tagliere salumi charcuterie aufschnitt brotzeit wurstplatte kaseplatte cheeseplate cheeseboard jambon prosciuttoemelone schinkenplatte coldcuts bresaola vesper jause tapasplatte antipastiteller',
  ],
  ['olives', 'olives oliven olive zeitin زيتون'],
  [
    'fried-chicken',
    'friedtofu goldentofu crispytofu tofutod agedashi agedashitofu fiori fishfinger crispyfritters كريسبي ستربس تندر karaage friedchicken nuggets tenders popcornchicken chickenfingers chickenstrips mozzarellasticks mozzasticks zwiebelringe onionrings tempura pakora pakoras friedshrimp korealfried krispychicken chilicheesenuggets jalapenopoppers poppers bonchon yangnyeom fishfingers fischstabchen bastoncini ناجتس ناغتس بروستد',
  ],
  [
    'salad',
    'tataki wakame kachumber burrata tartare tartar ensalada salade salata goiga nudelsalat salad salat -salat salat insalata insalate caprese slaw coleslaw krautsalat rocket rucola bowlofgreens gemischter caesar tabbouleh tabouleh fattoush larb laab somtam choban hirtensalat bauernsalat greeksalad horiatiki waldorf nicoise tomatemozzarella ceviche yamnuea yamnua yamneua yamwoonsen yamtalay plagoong gemischtersalat insalatona yum namtok سلطة تبولة فتوش',
  ],
  ['cucumbers', 'pickles gurken pickle cucumbers cucumber gurkensalat smashedcucumbers sunomono raita'],
  [
    'cream-soup',
    'tomatosoup tomkha tomatensuppe cremesuppe rahmsuppe kurbissuppe creamsoup creamofmushroom bisque kartoffelsuppe vellutata spargelcremesuppe chowder clamchowder gazpacho lentilsoup linsensuppe mercimek mercimekcorbasi corba erbsensuppe عدس شوربةعدس',
  ],
  [
    'beans',
    'gigantes riesenbohnen beansoup blackbeans bohnensuppe fagioli refriedbeans bakedbeans friholes frijoles فول',
  ],
  [
    'clear-soup',
    'eggdrop soljanka solyanka soupe sopa corbasi misosuppe soup suppe soups bruhe minestrone zuppa zuppe brodo consomme tomyum tomyam misosoup hotandsour hotsour hotpot pekingsuppe broth bouillon borschtsch شوربة حساء',
  ],
]
