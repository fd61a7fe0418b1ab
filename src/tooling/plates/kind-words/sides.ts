import type { KindName } from '../kinds/all'

/** Words for vegetables, potatoes and other sides. */
export const sides: [KindName, string][] = [
  [
    'greens',
    'cicoria friarielli pakchoi bokchoi bokchoy paksoi kailan gailan kana chinesebroccoli morningglory phakboong padpakboong spinach blattspinat rahmspinat creamedspinach collardgreens collards greens chard kale spinaci wirsing padpakchoi horta سبانخ',
  ],
  [
    'green-beans',
    'snaps sugarsnaps beans bohnen edamame asparagus spargel padpak padpakruam brechbohnen greenbeans haricots speckbohnen فاصولياخضراء',
  ],
  [
    'roast-potatoes',
    'rosmarinkartoffeln rosmarinkartoffel roastpotatoes roastpotato patatealforno bratkartoffeln homefries homefrieds hashbrown hashbrowns backkartoffeln ofenkartoffeln countrypotatoes newpotatoes salzkartoffeln potatowedges wedges kartoffelecken kartoffelspalten patatas patatasbravas bravas batataharra hash drillinge hash rosti gebackenekartoffeln potatoes kartoffeln patate بطاطاحرة',
  ],
  [
    'mash',
    'bangermash bangersandmash bangersmash mash mashedpotatoes mashedpotato kartoffelpuree kartoffelbrei puree puree stampfkartoffeln polenta purea',
  ],
  [
    'sweet-potato',
    'jacketpotatoes bakedpotatoes sweetpotato susskartoffel ofenkartoffel bakedpotato kumpir jacketpotato',
  ],
  ['cabbage', '=kimchi cabbage kohl cauliflower blumenkohl sauerkraut rotkohl coleslaw gobi'],
  [
    'vegetables',
    'gemista stuffedpeppers paprikaschoten gefulltepaprika chilerelleno chilesrellenos carciofi artischocken mushypeas zucchiniblute carrots vegetables veggies gemuse -gemuse verdure verdura grilledvegetables grillgemuse karotten aubergine eggplant zucchini zucchine courgette peperonata ratatouille brusselssprouts rosenkohl artichoke خضار',
  ],
  ['mushrooms', 'mushrooms champignons pilze pfifferlinge steinpilze فطر'],
  ['plantains', 'plantains plantain kochbanane kochbananen maduros tostones patacones'],
  [
    'fries',
    'reibekuchen fries pommes pommesfrites chips chipsbeilage frenchfries patatine patatefritte frites kartoffelpuffer twister loadedfries poutine tatertots curlyfries susskartoffelpommes بطاطا بطاطس',
  ],
  [
    'bacon',
    'weisswurste bockwurst نقانق سجق bacon sausagelinks sausage sausages patties scrapple livermush goetta spam linguica andouille kielbasa wurstchen nurnberger bratwurst bratwurste wurst weisswurst wiener salsiccia bangers merguez sucuk',
  ],
]
