import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { msgid, ngettext, t } from 'ttag'
import type { MenuSection } from '../../api/types'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { Icon } from '../../components/Icon'
import { IconButton } from '../../components/IconButton'
import { below } from '../../lib/breakpoints'
import { useMenuFilters } from '../../stores/menu-filters'
import { dishPath, type Dish } from './dish-index'
import { avoidedList } from '../../lib/allergen-words'
import { typedLine } from '../../lib/typed'
import { withoutAvoided } from './without-avoided'
import { recentSearches, recentSearchesForgotten, searchRemembered } from './recent-searches'
import { SearchResults } from './SearchResults'
import { SearchSections, SearchStart } from './SearchStart'
import styles from './SearchDialog.module.css'
import { useSearch } from './use-search'
import { useSearchEvent } from './use-search-event'

type Props = {
  dishes: ReadonlyMap<string, Dish>
  /** Of the menu on the screen. */
  sections: MenuSection[]
  currency: string
  /** The search text in the URL. */
  query: string
  onQuery: (query: string) => unknown
  onClose: () => void
}

/** Moves the focus to the next or previous result. Above the first result is the field. */
function move(box: HTMLElement, by: 1 | -1) {
  const stops = [...box.querySelectorAll<HTMLElement>('input, a')]
  const now = stops.indexOf(document.activeElement as HTMLElement)
  stops[Math.min(Math.max(now + by, 0), stops.length - 1)]?.focus()
}

/** Finds dishes as the customer types. Arrows move through the results. Enter opens one; in the field, the first. */
function Search({ dishes, sections, currency, query: initial, onQuery, onClose }: Props) {
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [recent, setRecent] = useState(recentSearches)
  const { avoid } = useMenuFilters()
  const fit = useMemo(() => withoutAvoided(dishes, avoid), [dishes, avoid])
  const { query, setQuery, settled, found, best, isAnswer, skipRest } = useSearch(fit, initial, onQuery)
  useSearchEvent(isAnswer ? settled : '', found.length)
  const searchFor = (text: string) => {
    setQuery(text)
    field.current?.focus()
  }
  /** Remembers the search and puts it in the URL, for the back button. With `opensBeside` a new tab opens the dish. */
  const leave = useCallback(
    (text: string, opensBeside: boolean) => {
      if (!opensBeside) skipRest()
      searchRemembered(text)
      if (text !== initial) onQuery(text)
    },
    [skipRest, initial, onQuery],
  )
  const open = useCallback((opensBeside: boolean) => leave(settled, opensBeside), [leave, settled])
  /** Opens a dish that was not searched for. */
  const openOther = useCallback((opensBeside: boolean) => opensBeside || skipRest(), [skipRest])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(box.current!, event.key === 'ArrowDown' ? 1 : -1)
    }
    const opened = event.key === 'Enter' && event.target === field.current && best()
    if (opened) {
      event.preventDefault()
      leave(query, false)
      void navigate(dishPath(opened.dish))
    }
  }

  return (
    <div ref={box} className={styles.box} onKeyDown={onKeyDown}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={field}
          role="searchbox"
          inputMode="search"
          enterKeyHint="search"
          aria-label={t`Search menu`}
          placeholder={t`Search menu...`}
          autoFocus
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <IconButton icon="close" label={t`Close search`} onClick={onClose} />
      </div>
      <p className="visually-hidden" role="status">
        {isAnswer && ngettext(msgid`${found.length} dish matches.`, `${found.length} dishes match.`, found.length)}
      </p>
      {found.length > 0 && <SearchResults label={t`Results`} found={found} currency={currency} onOpen={open} />}
      {found.length === 0 && isAnswer && (
        <>
          <div className={styles.note}>
            <p>{t`No dishes match`}</p>
            <Button onClick={() => searchFor('')}>{t`Search for something else`}</Button>
          </div>
          <SearchStart dishes={fit} currency={currency} onOpen={openOther} />
        </>
      )}
      {fit.size < dishes.size && isAnswer && (
        <p className={styles.note}>
          {t`Dishes that contain ${avoidedList(avoid, 'or')} are hidden because you avoid them.`}
        </p>
      )}
      {!typedLine(query) && recent.length === 0 && (
        <p className={styles.note}>{t`Type a dish, an ingredient, a craving.`}</p>
      )}
      {!typedLine(query) && recent.length > 0 && (
        <div className={styles.recent}>
          <h2>{t`Recent searches`}</h2>
          <ul aria-label={t`Recent searches`}>
            {recent.map((text) => (
              <li key={text}>
                <button type="button" className={styles.again} onClick={() => searchFor(text)}>
                  <Icon name="clock" size={18} /> <bdi>{text}</bdi>
                </button>
              </li>
            ))}
          </ul>
          <Button
            onClick={() => {
              recentSearchesForgotten()
              setRecent([])
              field.current?.focus()
            }}
          >
            {t`Forget them`}
          </Button>
        </div>
      )}
      {!typedLine(query) && (
        <>
          <SearchSections sections={sections} />
          <SearchStart dishes={fit} currency={currency} onOpen={openOther} />
        </>
      )}
    </div>
  )
}

/** At the top of a wide window, and over all of a phone's. */
const PLACE = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  [`@media ${below(700)}`]: {
    '& .MuiDialog-paper': {
      width: '100%',
      maxWidth: 'none',
      height: '100%',
      maxHeight: 'none',
      margin: 0,
      borderRadius: 0,
    },
  },
}

/** Search over the menu. The inner panel holds the typed text, so that a key press does not re-render the dialog. */
export function SearchDialog({ onQuery, onClose, ...props }: Props) {
  const isClosed = useRef(false)
  const close = () => {
    isClosed.current = true
    onClose()
  }
  /** Ignores a late update of the URL, which would open the closed search again. */
  const ask = useCallback((query: string) => isClosed.current || onQuery(query), [onQuery])
  return (
    <Dialog onClose={close} maxWidth="sm" slotProps={{ paper: { 'aria-label': t`Search` } }} sx={PLACE}>
      <Search {...props} onQuery={ask} onClose={close} />
    </Dialog>
  )
}
