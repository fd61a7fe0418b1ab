import { useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { t } from 'ttag'
import type { MenuSection } from '../../api/types'
import { hashOf, SEARCH_PARAMETER } from '../../lib/paths'
import type { Dish } from './dish-index'
import { popularOf } from './popular'
import styles from './SearchDialog.module.css'
import { SearchResults } from './SearchResults'

const MOST = 6
const NO_WORDS: ReadonlySet<string> = new Set()

/** The sections of the menu. A tap closes the search and leads there. */
export function SearchSections({ sections }: { sections: MenuSection[] }) {
  const query = new URLSearchParams(useLocation().search)
  query.delete(SEARCH_PARAMETER)
  return (
    <ul className={styles.sections} aria-label={t`Sections`}>
      {sections.map(({ id, name }) => (
        <li key={id}>
          <Link to={{ search: query.toString(), hash: hashOf(id) }}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}

type Props = { dishes: ReadonlyMap<string, Dish>; currency: string; onOpen: (opensBeside: boolean) => void }

/** Dishes to begin with, or to go on with when nothing matches. */
export function SearchStart({ dishes, currency, onOpen }: Props) {
  const found = useMemo(() => popularOf(dishes.values(), MOST).map((dish) => ({ dish, words: NO_WORDS })), [dishes])
  if (found.length === 0) return null
  return (
    <>
      <h2 className={styles.heading}>{t`Start here`}</h2>
      <SearchResults label={t`Start here`} found={found} currency={currency} onOpen={onOpen} />
    </>
  )
}
