import { useId, type ComponentProps } from 'react'
import styles from './Field.module.css'

type Own = {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** True for an error that a toast announces. */
  quiet?: boolean
  /** For text of several lines: the least number of lines shown. */
  rows?: number
}
type Props = Own & Omit<ComponentProps<'input'>, keyof Own | 'id' | 'placeholder'>

/** A native text field with its label, and an error or a hint below it. */
export function Field({ label, error, hint, quiet = false, rows, className, ...attributes }: Props) {
  const id = useId()
  const help = error ?? hint
  const helpId = `${id}-help`
  // A text area takes the same attributes, and `rows`.
  const Control = (rows === undefined ? 'input' : 'textarea') as 'input'
  const several = rows === undefined ? {} : { rows, style: { minBlockSize: `${rows}lh` } }
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
      <div className={styles.box}>
        <label htmlFor={id}>{label}</label>
        <Control
          id={id}
          // Tells the style sheet whether the field is empty.
          placeholder=" "
          aria-invalid={error !== undefined}
          aria-describedby={help && helpId}
          {...several}
          {...attributes}
        />
        <fieldset aria-hidden>
          <legend>{label}</legend>
        </fieldset>
      </div>
      <div aria-live={quiet ? 'off' : 'polite'}>{help && <p id={helpId}>{help}</p>}</div>
    </div>
  )
}
