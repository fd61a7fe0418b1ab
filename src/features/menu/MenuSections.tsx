import { memo, useMemo } from 'react'
import { msgid, ngettext, t } from 'ttag'
import type { Menu } from '../../api/types'
import { optional } from '../../components/lazy'
import { Piece } from '../../components/Piece'
import { Icon } from '../../components/Icon'
import { comingTime, timeOfDay } from '../../lib/time'
import { isServed } from './availability'
import { BAND, DishBand, type CardProps } from './DishBand'
import type { Dish } from './dish-index'
import { picturesOf } from './DishGrid'
import { matchesFilters } from './filter'
import styles from './MenuSections.module.css'

type Props = CardProps & {
  menu: Menu
  dishes: Map<string, Dish>
  /** Undefined while not known yet. */
  timeZone: string | undefined
  /** When the customer wants the order, as RFC 3339; null for now. */
  at: string | null
  /** Whether the customer has chosen that time. */
  isChosen: boolean
}

/** Why the dishes of a menu cannot be ordered for that time; null when they can, or when that is not known. */
function hoursText({ availability }: Menu, at: string | null, isChosen: boolean, timeZone: string): string | null {
  if (isServed(availability, at, timeZone)) return null
  const { text, availableFrom, served } = availability
  if (at !== null && isChosen && served) {
    const chosen = timeOfDay(at, timeZone)
    return text === null ? t`Served at other hours. You chose ${chosen}.` : t`Served ${text}. You chose ${chosen}.`
  }
  return availableFrom && t`Available from ${comingTime(availableFrom, timeZone)}`
}

/** A menu of up to this many dishes is rendered in full, so that the browser's find-in-page works. */
const WHOLE = 150

const chunks = <T,>(list: T[]) =>
  Array.from({ length: Math.ceil(list.length / BAND) }, (_, at) => list.slice(at * BAND, (at + 1) * BAND))

const hiddenText = (count: number) =>
  ngettext(msgid`${count} dish hidden by your filters`, `${count} dishes hidden by your filters`, count)

const NoDishes = optional(() => import('./NoDishes').then((module) => module.NoDishes))

/** The sections of a menu, each a region named by its heading. */
export const MenuSections = memo(function MenuSections({ menu, dishes, timeZone, at, isChosen, ...card }: Props) {
  const { filters } = card
  const hours = timeZone === undefined ? null : hoursText(menu, at, isChosen, timeZone)
  const sections = useMemo(
    () =>
      menu.sections.map((section) => {
        const all = section.items.flatMap(({ id }) => dishes.get(id) ?? [])
        return {
          ...section,
          all,
          pictures: picturesOf(all),
          shown: all.filter((dish) => matchesFilters(dish, filters)),
        }
      }),
    [menu, dishes, filters],
  )
  const total = sections.reduce((sum, { shown }) => sum + shown.length, 0)
  const hidden = sections.reduce((sum, { all }) => sum + all.length, 0) - total
  const firstShown = sections.find(({ shown }) => shown.length > 0)?.id
  return (
    <>
      {hours && (
        <p className={styles.closed} role="note">
          <Icon name="clock" /> {hours}
        </p>
      )}
      <p className={hidden > 0 ? styles.hidden : 'visually-hidden'} role="status">
        {hidden > 0 && hiddenText(hidden)}
      </p>
      {total === 0 && <NoDishes isHidden={hidden > 0} filters={filters} />}
      {sections.map(({ id, name, description, all, pictures, shown }) => (
        <Piece key={id}>
          <section id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
            <header className={styles.head}>
              <h2 id={`${id}-heading`}>{name}</h2>
              {description && <p className={styles.note}>{description}</p>}
              {shown.length === 0 && all.length > 0 && <p className={styles.hidden}>{hiddenText(all.length)}</p>}
            </header>
            {chunks(shown).map((band, index) => (
              <DishBand
                key={band[0]!.id}
                dishes={band}
                pictures={pictures}
                always={total <= WHOLE}
                first={id === firstShown && index === 0}
                {...card}
              />
            ))}
          </section>
        </Piece>
      ))}
    </>
  )
})
