import { DRINKS } from './families'
import type { Row } from './section-row'

/** The words of a menu's headings for what is drunk. */
export const DRINK_SECTIONS: Row[] = [
  {
    kind: 'cold-glass',
    words:
      'boissons refrescos kaltgetranke erfrischungsgetranke drinks drink beverages beverage getranke bevande bibite softdrinks softs alkoholfrei alkoholfreie alkoholfreies limonaden safte juices refreshments refreshers cocktails mocktails longdrinks icecekler bebidas thirsty quenchers مشروبات عصائر',
    holds: DRINKS,
    over: 'all',
  },
  { kind: 'wine', words: 'wine wines wein weine offene vini vino schaumweine', holds: DRINKS, over: 'all' },
  { kind: 'beer', words: 'beer beers bier biere birre birra fass', holds: DRINKS, over: 'all' },
  {
    kind: 'spirit',
    words: 'spirits spirituosen digestif digestifs digestivi schnapse aperitif aperitifs aperitivi amari grappe likore',
    holds: DRINKS,
    over: 'all',
  },
  {
    kind: 'hot-cup',
    words:
      'coffee coffees kaffee kaffeespezialitaten heissgetranke warmegetranke hotdrinks heisses caffe caffetteria espresso قهوة مشروباتساخنة',
    holds: DRINKS,
    over: 'all',
  },
  { kind: 'tea', words: 'tea teas tee tees شاي', holds: DRINKS, over: 'all' },
  { kind: 'creamy-glass', words: 'smoothies shakes milkshakes lassis lassi', holds: DRINKS, over: 'all' },
]
