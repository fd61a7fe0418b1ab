import styles from './StarsField.module.css'

const STARS = [1, 2, 3, 4, 5]

type Props = {
  /** Of the group of radios; each group of a page needs its own. */
  name: string
  value: number | null
  onChange: (stars: number) => void
}

/** One to five stars: five radios, so that arrows, letters and readers work as the platform has it. */
export function StarsField({ name, value, onChange }: Props) {
  return (
    <div className={styles.stars}>
      {STARS.map((stars) => (
        <label key={stars} className={stars <= (value ?? 0) ? styles.lit : ''}>
          <input type="radio" name={name} checked={value === stars} onChange={() => onChange(stars)} />
          <span aria-hidden="true">★</span>
          <span className="visually-hidden">{stars === 1 ? '1 Star' : `${stars} Stars`}</span>
        </label>
      ))}
    </div>
  )
}
