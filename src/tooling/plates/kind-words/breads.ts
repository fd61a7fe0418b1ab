import type { KindName } from '../kinds/all'

/** Words for what is made on, in or of bread. */
export const breads: [KindName, string][] = [
  ['burger', 'burger burgers cheeseburger hamburger smashburger chickenburger baconburger slider sliders برجر برغر'],
  [
    'roll',
    'هوتدوج هوتدوغ hotdog hotdogs rowdog dog corndog frank wurstsemmel lobsterroll bratwurstsemmel bratwurstbrotchen',
  ],
  ['currywurst', 'currywurst currywurstteller'],
  [
    'baguette',
    'banhmi baguette baguettes sub subs hoagie pizzabaguette grinder ciabatta cheesesteak phillycheesesteak poboy submarine bocadillo torpedo',
  ],
  [
    'panini',
    'croque croques panini panino panino tramezzini melt tunamelt pattymelt grilledcheese croquemonsieur croquemadame montecristo reuben cubano cubanosandwich toastie toasties kasetoast schinkenkasetoast toasthawaii tost',
  ],
  [
    'sandwich',
    'ساندويش كلوبساندويش كلوب زنجر sloppyjoe sandwich sandwiches blt clubsandwich club tramezzino leberkassemmel -semmel -stulle kaiserroll frenchdip openfaced hardroll baconeggcheese breakfastroll breakfastsandwich eggsandwich eggmuffin eggmcmuffin sausagemuffin sausagebiscuit chickenbiscuit hambiscuit steakbiscuit baconbiscuit tenderloinbiscuit eggbiscuit eggcheesebiscuit biscuitsandwich croissantsandwich eggcheesecroissant hamcheesecroissant hamcroissant baconcroissant sausagecroissant belegtes belegtesbrotchen katsusando sando ساندويتش سندويش سندوتش',
  ],
  [
    'pita',
    'pita doner donertasche donerkebab donerkebap gyrospita gyros shawarma shwarma schawarma falafelpita fladenbrot tasche donerimbrot شاورما صمون',
  ],
  [
    'kebab-plate',
    'donerteller gyrosteller gyrosplatte kebabteller kebabplate iskender iskenderkebap tellergyros donerplate gyroplate shawarmaplate shawarmateller',
  ],
  [
    'wrap',
    'quesadilla quesadillas burrito burritos wrap wraps durum duerum yufka lahmacunrolle enchilada enchiladas chimichanga fajita fajitas tamale tamales piadina flauta flautas taquito taquitos راب',
  ],
  ['tacos', 'taco tacos tostada tostadas gorditas sopes تاكو'],
  ['red-pizza', 'marinara'],
  ['calzone', 'calzone calzoni panzerotto stromboli pizzarolle pizzarollen pizzaschnecke pizzaschnecken pizzatasche'],
  ['pizza', 'pizza pizzas pizze pinsa pinse familienpizza partypizza pizzetta بيتزا'],
  [
    'flatbread',
    'arayes مسخن عرايس flatbread lahmacun lahmajoun manakish manaqish manoushe flammkuchen tarteflambee pide sumacpie gozleme borek مناقيش منقوشة لحمبعجين صفيحة',
  ],
  ['focaccia', 'focaccia bruschetta bruschette crostini foccacia'],
  [
    'roti',
    'roti naan nan garlicnaan paratha chapati chapathi kulcha puri bhatura tortilla tortillas arepa arepas pancakeroll scallionpancake yufkabrot خبز روتي نان',
  ],
  [
    'bread',
    'englishmuffin brioche loaf challah bread breads brot -brot brotchen pane garlicbread knoblauchbrot pizzabrotchen pizzabrot pizzastangen breadsticks grissini baguettebrot brotkorb roll rolls dinnerroll sourdough laugenstange خبزبالثوم',
  ],
  ['bagel', 'bagel bagels'],
  ['pretzel', 'pretzel pretzels brezel brezn breze simit'],
  ['egg-toast', 'kayatoast softeggs toast toasts avocadotoast ryetoast toastjelly toastjam توست'],
]
