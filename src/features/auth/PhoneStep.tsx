import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { t } from 'ttag'
import { restaurantQueries } from '../../api/queries/restaurant'
import { Button } from '../../components/Button'
import { DrawnField } from '../../components/DrawnField'
import { useKeptValues, useValuesBefore } from '../../lib/use-kept-values'
import { useAuth } from './auth-context'
import { atField, BY_TOAST, sendFailure } from './messages'
import { resumeSignIn, tellAuthError } from './phone-flow'
import { secondsToWait } from './sign-in-draft'
import styles from './SignIn.module.css'
import { NOT_BY_BROWSER, unlessBusy } from './unless-busy'
import { loadPhones, usePhones } from './use-phones'

/** Of the form, for what it holds before a reload of ours. */
const NAME = 'sign-in phone'

type Props = { initial: string; autoFocus: boolean; onSent: (phone: string) => void }

/** Asks for the number and sends a code, unless one has just been sent to it. */
export function PhoneStep({ initial, autoFocus, onSent }: Props) {
  const { sendCode } = useAuth()
  const country = useQuery(restaurantQueries.profile()).data?.address?.country
  const { register, handleSubmit, setError, formState, control, getValues } = useForm({
    mode: 'onTouched',
    defaultValues: useValuesBefore(NAME, { phone: initial }),
  })
  useKeptValues(NAME, getValues)
  const { errors, isSubmitting } = formState
  const typed = useWatch({ control, name: 'phone' })
  const phones = usePhones(typed)
  const number = phones?.e164(typed, country)
  const submit = handleSubmit(async ({ phone }) => {
    try {
      const number = (await loadPhones()).e164(phone, country)
      if (!number) return
      if (secondsToWait(number) === 0) await sendCode(number)
      else resumeSignIn(number)
      onSent(number)
    } catch (cause) {
      const failure = sendFailure(cause)
      setError('phone', { type: BY_TOAST, message: atField(failure) })
      tellAuthError(failure)
    }
  })
  const field = register('phone', {
    validate: async (value) => {
      const code = await loadPhones().catch(() => null)
      return code?.e164(value, country) !== null || t`Please enter a valid phone number.`
    },
  })
  return (
    <form className={styles.form} method={NOT_BY_BROWSER} noValidate onSubmit={unlessBusy(isSubmitting, submit)}>
      <DrawnField
        label={t`Phone number`}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        autoFocus={autoFocus}
        error={errors.phone?.message}
        quiet={errors.phone?.type === BY_TOAST}
        hint={
          number
            ? t`We send a code by SMS to ${phones?.phoneInText(number)}. Message rates may apply.`
            : t`We send a code by SMS. Message rates may apply.`
        }
        {...field}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {t`Send code`}
      </Button>
    </form>
  )
}
