import { useId } from 'react'
import { Icon } from './Icon'
import styles from './SelectField.module.css'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Those of `blocked` are shown, but cannot be chosen. */
  options: (readonly [value: string, words: string, blocked?: 'blocked'])[]
}

/** A native `<select>` with a label. */
export function SelectField({ label, value, onChange, options }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([key, words, blocked]) => (
          <option key={key} value={key} disabled={blocked !== undefined}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </div>
  )
}
