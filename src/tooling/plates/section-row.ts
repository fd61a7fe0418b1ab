import type { KindName } from './kinds/all'

export type Row = {
  /** What a dish of the section is where nothing else says it. */
  kind: KindName
  words: string
  /** What all its dishes are, where it says so clearly; without it each dish may be anything. */
  holds?: KindName[]
  /** What a name of the section means as a topping or a filling. 'all': whatever the section does not hold. */
  over?: KindName[] | 'all'
}
