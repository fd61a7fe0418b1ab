import styles from './DrawnField.module.css'
import { useHelp, type FieldProps } from './use-help'

/**
 * The browser's own text field, for pages that the build draws: the sign-in and a dish. They are shown before any code
 * has loaded; MUI's field would bring 40 kB and make its styles in the browser.
 */
export function DrawnField({ label, error, hint, quiet, rows, limit, asSent, className, ...input }: FieldProps) {
  const { attributes, below } = useHelp({ error, hint, quiet, rows, limit, asSent })
  // A text area takes the same attributes, and `rows`.
  const Control = (rows === undefined ? 'input' : 'textarea') as 'input'
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
      <div className={styles.box}>
        <label htmlFor={attributes.id}>{label}</label>
        <Control {...attributes} {...input} />
        <fieldset aria-hidden>
          <legend>{label}</legend>
        </fieldset>
      </div>
      {below}
    </div>
  )
}
