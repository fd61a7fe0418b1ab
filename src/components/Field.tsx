import { useId, type ComponentProps, type SubmitEvent } from 'react'
import { tooLong } from '../lib/limit'
import { Counter, isNear } from './Counter'
import { Icon } from './Icon'
import styles from './Field.module.css'
import { useLength } from './use-length'

type Own = {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** True for an error that a toast announces. */
  quiet?: boolean
  /** For text of several lines: the least number of lines shown. */
  rows?: number
  /** How many characters may be sent. What is typed or pasted beyond is kept: `ifFits` refuses the form meanwhile. */
  limit?: number
  /** What to choose from, as values and words; one that is empty stands for nothing chosen. */
  options?: [value: string, words: string][]
  /** What is sent of what is typed. Default: all of it, trimmed. */
  asSent?: (typed: string) => string
}
type Props = Own & Omit<ComponentProps<'input'>, keyof Own | 'id' | 'placeholder' | 'maxLength'>

const trimmed = (typed: string) => typed.trim()

/** A native text field with its label, and an error or a hint below it, beside how much of its limit is used. */
export function Field({
  label,
  error,
  hint,
  quiet = false,
  rows,
  limit,
  options,
  asSent = trimmed,
  className,
  ...attributes
}: Props) {
  const id = useId()
  const length = useLength(id, limit, asSent)
  const refusal = limit && tooLong(length, limit)
  const help = refusal || (error ?? hint)
  const helpId = `${id}-help`
  const countId = `${id}-count`
  const isCounted = limit !== undefined && (rows !== undefined || isNear(length, limit))
  // A text area takes the same attributes, and `rows`; a choice, its options.
  const Control = (options ? 'select' : rows === undefined ? 'input' : 'textarea') as 'input'
  const several = rows === undefined ? {} : { rows, style: { minBlockSize: `${rows}lh` } }
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
      <div className={styles.box}>
        <label htmlFor={id}>{label}</label>
        <Control
          id={id}
          // Tells the style sheet whether the field is empty.
          placeholder=" "
          aria-invalid={Boolean(refusal) || error !== undefined}
          aria-describedby={[help && helpId, isCounted && countId].filter(Boolean).join(' ') || undefined}
          data-too-long={refusal ? '' : undefined}
          {...several}
          {...attributes}
        >
          {options?.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Control>
        {options && <Icon name="down" />}
        <fieldset aria-hidden>
          <legend>{label}</legend>
        </fieldset>
      </div>
      <div className={styles.below}>
        {/* The counter says it, in a pause of the typing. */}
        <div aria-live={quiet || refusal ? 'off' : 'polite'}>{help && <p id={helpId}>{help}</p>}</div>
        {isCounted && <Counter id={countId} length={length} limit={limit} />}
      </div>
    </div>
  )
}

/** Whether every text in a form keeps to its limit. Else the first that does not gets the focus; it says why. */
export function allFit(form: Element): boolean {
  const field = form.querySelector<HTMLElement>('[data-too-long]')
  field?.focus()
  return field === null
}

/** A form's submit that is refused until every `Field` in it keeps to its limit. */
export const ifFits =
  (submit: (event: SubmitEvent<HTMLFormElement>) => unknown) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    if (allFit(event.currentTarget)) submit(event)
    else event.preventDefault()
  }
