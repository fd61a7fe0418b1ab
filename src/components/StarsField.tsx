import { msgid, ngettext } from 'ttag'
import styles from './StarsField.module.css'

const STARS = [1, 2, 3, 4, 5]

type Props = {
  /** The name of the radio group; unique on the page. */
  name: string
  value: number | null
  onChange: (stars: number) => void
}

/** One to five stars. Native radios, so that arrow keys and screen readers work as usual. */
export function StarsField({ name, value, onChange }: Props) {
  return (
    <div className={styles.stars}>
      {STARS.map((stars) => (
        <label key={stars} className={stars <= (value ?? 0) ? styles.lit : ''}>
          <input type="radio" name={name} checked={value === stars} onChange={() => onChange(stars)} />
          <span aria-hidden="true">★</span>
          <span className="visually-hidden">{ngettext(msgid`${stars} Star`, `${stars} Stars`, stars)}</span>
        </label>
      ))}
    </div>
  )
}
