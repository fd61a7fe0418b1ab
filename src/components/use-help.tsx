import { useId, type ComponentProps } from 'react'
import { tooLong } from '../lib/limit'
import { Counter, isNear } from './Counter'
import styles from './FieldHelp.module.css'
import { useLength } from './use-length'

type Help = {
  error?: string | undefined
  hint?: string | undefined
  /** True for an error that a toast announces. */
  quiet?: boolean | undefined
  /** For text of several lines: the least number of lines shown. */
  rows?: number | undefined
  /** How many characters may be sent. What is typed or pasted beyond is kept: `ifFits` refuses the form meanwhile. */
  limit?: number | undefined
  /** What is sent of what is typed. Default: all of it, trimmed. */
  asSent?: ((typed: string) => string) | undefined
}
type Own = Help & { label: string }

export type FieldProps = Own & Omit<ComponentProps<'input'>, keyof Own | 'id' | 'placeholder' | 'maxLength'>

const trimmed = (typed: string) => typed.trim()

/**
 * What MUI's fields and those of drawn pages share: an error or a hint below them, beside how much of the limit is
 * used. `attributes` are for the element that is filled in.
 */
export function useHelp({ error, hint, quiet = false, rows, limit, asSent = trimmed }: Help) {
  const id = useId()
  const length = useLength(id, limit, asSent)
  const refusal = limit && tooLong(length, limit)
  const isWrong = Boolean(refusal) || error !== undefined
  const help = refusal || (error ?? hint)
  const helpId = `${id}-help`
  const countId = `${id}-count`
  const isCounted = limit !== undefined && (rows !== undefined || isNear(length, limit))
  return {
    isWrong,
    attributes: {
      id,
      // Tells the style sheets whether the field is empty.
      placeholder: ' ',
      'aria-invalid': isWrong,
      'aria-describedby': [help && helpId, isCounted && countId].filter(Boolean).join(' ') || undefined,
      'data-too-long': refusal ? '' : undefined,
      ...(rows !== undefined && { rows, style: { minBlockSize: `${rows}lh` } }),
    },
    below: (
      <div className={styles.below}>
        {/* The counter says it, in a pause of the typing. */}
        <div aria-live={quiet || refusal ? 'off' : 'polite'}>
          {help && (
            <p id={helpId} className={isWrong ? styles.wrong : ''}>
              {help}
            </p>
          )}
        </div>
        {isCounted && <Counter id={countId} length={length} limit={limit} />}
      </div>
    ),
  }
}
