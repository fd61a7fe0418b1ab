import { memo, startTransition, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from 'ttag'
import { DishPicture } from '../../components/DishPicture'
import { dishPath } from './dish-index'
import { marked, type Found } from './search'
import styles from './SearchDialog.module.css'
import { priceText, soldText } from './format-dish'

const Marked = ({ text, words }: { text: string; words: ReadonlySet<string> }) =>
  marked(text, words).map((piece, at) => (piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text))

/** This many results fill a phone screen. They are painted first, and the others in a later frame. */
const SEEN = 8

function usePainted(found: Found[]): Found[] {
  const [painted, setPainted] = useState<Found[]>()
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(found)))
    return () => cancelAnimationFrame(frame)
  }, [found])
  return painted === found ? found : found.slice(0, SEEN)
}

type Props = { label: string; found: Found[]; currency: string; onOpen: (opensBeside: boolean) => void }

/** Dishes in rows, with the matching words marked. */
export const SearchResults = memo(function SearchResults({ label, found, currency, onOpen }: Props) {
  const drawn = usePainted(found)
  return (
    <ul className={styles.results} aria-label={label}>
      {drawn.map(({ dish, words }) => (
        <li key={dish.id}>
          <Link
            to={dishPath(dish)}
            className={styles.result}
            onClick={({ metaKey, ctrlKey, shiftKey }) => onOpen(metaKey || ctrlKey || shiftKey)}
          >
            <DishPicture
              src={dish.imageUrl}
              smallSrc={dish.imageSmallUrl}
              kind={dish.imageKind}
              className={styles.picture}
            />
            <span className={styles.words}>
              <bdi>
                <Marked text={dish.name} words={words} />
              </bdi>
              {soldText(dish, currency) && <small>{soldText(dish, currency)}</small>}
              <small>
                <Marked text={dish.description} words={words} />
              </small>
            </span>
            <span className="money">{dish.soldOut ? t`Sold out` : priceText(dish, currency)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
})
