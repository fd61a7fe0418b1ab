import { useController, useForm, type UseControllerProps } from 'react-hook-form'
import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import { LIMITS } from '../../api/limits.gen'
import { setFieldErrors } from '../../api/set-field-errors'
import type { GiftCard } from '../../api/types'
import { Button } from '../../components/Button'
import { ErrorMessage } from '../../components/ErrorMessage'
import { Field } from '../../components/Field'
import { ifFits } from '../../components/fits'
import { FormCheck } from '../../components/FormCheck'
import { typedCode, typedDigits } from '../../lib/typed'
import styles from './GiftCardForm.module.css'
import { useGiftCardCheck } from './use-gift-card-check'
import { MuiTheme } from '../../theme/MuiTheme'

type Props = {
  /** The card, once the API has found it. The fields are empty again. Not called after the form has gone. */
  onChecked: (card: GiftCard) => void
  /** Whether the card is kept in the account unless the customer says otherwise. */
  keepByDefault: boolean
  /** Whether something is under way that a new card would disturb. */
  busy?: boolean
}
type Fields = { number: string; pin: string; keep: boolean }

const POINTERS = { number: '/number', pin: '/pin' }
/** An error that ends with the countdown. */
const WAIT = 'wait'
/** Neither the browser nor a password manager offers to keep it. */
const SECRET = { 'data-1p-ignore': true, 'data-lpignore': true, 'data-bwignore': true, spellCheck: false }

/** The longest number and PIN of the contract. */
const MOST = { number: 30, pin: 12 }
/** As it is printed or scratched free: in groups, with spaces or dashes. */
const pinOf = (typed: string) => typedCode(typed).replace(/\p{Pd}/gu, '')
const isRight = (text: string, most: number) => text !== '' && text.length <= most
const waitMessage = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return seconds > 90 ? t`Try again in ${minutes} min.` : t`Try again in ${seconds} s.`
}

function useField({ control, name, rules }: UseControllerProps<Fields, 'number' | 'pin'>) {
  const { field, fieldState } = useController({ control, name, rules } as UseControllerProps<Fields, 'number' | 'pin'>)
  return { ...field, error: fieldState.error?.message }
}

/** Asks for the number and PIN of a gift card and looks it up. What is typed stays when that fails. */
export function GiftCardForm({ onChecked, keepByDefault, busy: blocked = false }: Props) {
  const { check, busy, wait } = useGiftCardCheck()
  const { control, handleSubmit, setError, reset, formState } = useForm<Fields>({
    defaultValues: { number: '', pin: '', keep: keepByDefault },
  })
  const number = useField({
    control,
    name: 'number',
    rules: {
      validate: (typed) => isRight(typedDigits(typed), MOST.number) || t`Please enter the number on the gift card.`,
    },
  })
  const pin = useField({
    control,
    name: 'pin',
    rules: { validate: (typed) => isRight(pinOf(typed), MOST.pin) || t`Please enter the PIN.` },
  })
  const { root } = formState.errors
  const submit = handleSubmit(async ({ number, pin, keep }) => {
    try {
      await check({ number: typedDigits(number), pin: pinOf(pin), keep }, (card) => {
        reset()
        onChecked(card)
      })
    } catch (cause) {
      const { message } = cause as Error
      const { status = 0, retryAfter } = cause instanceof ApiError ? cause : {}
      if (setFieldErrors(cause, POINTERS, setError)) return
      if (status === 422) setError('number', { message }, { shouldFocus: true })
      else setError('root', { type: retryAfter ? WAIT : 'failed', message })
    }
  })
  const isOver = root?.type === WAIT && wait === 0
  return (
    <MuiTheme>
      <form
        className={styles.form}
        // A press before the code has loaded must not put the fields into the address.
        method="dialog"
        noValidate
        aria-label={t`Gift card`}
        onSubmit={ifFits((event) => {
          event.preventDefault()
          if (!busy && !blocked && wait === 0) void submit(event)
        })}
      >
        <div className={styles.row}>
          <Field
            label={t`Gift card number`}
            autoComplete="off"
            inputMode="numeric"
            limit={LIMITS.GiftCardRequest.number}
            asSent={typedDigits}
            {...SECRET}
            {...number}
          />
          <Field
            className={styles.masked}
            label={t`PIN`}
            autoComplete="off"
            inputMode="numeric"
            limit={LIMITS.GiftCardRequest.pin}
            {...SECRET}
            {...pin}
          />
        </div>
        <FormCheck label={t`Keep it in my account`} control={control} name="keep" />
        <div>
          <Button type="submit" variant="outlined" loading={busy} blocked={blocked || wait > 0}>
            {t`Check balance`}
          </Button>
        </div>
        <ErrorMessage>{!isOver && root?.message}</ErrorMessage>
        {wait > 0 && <p className={styles.quiet}>{waitMessage(wait)}</p>}
      </form>
    </MuiTheme>
  )
}
