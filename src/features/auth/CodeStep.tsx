import { useCallback, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import { Button } from '../../components/Button'
import { DrawnField } from '../../components/DrawnField'
import { typedPin } from '../../lib/typed'
import { useAuth } from './auth-context'
import { atField, BY_TOAST, registerFailure, sendFailure, verifyFailure } from './messages'
import { RegistrationRequired, tellAuthError } from './phone-flow'
import { secondsToWait, type Registration } from './sign-in-draft'
import styles from './SignIn.module.css'
import { unlessBusy } from './unless-busy'

const CODE_LENGTH = 6
const SIX_DIGITS = t`Please enter the six digits of the code.`

type Props = {
  phone: string
  details: Registration | undefined
  /** Called when the code is right but the details are missing, or the API rejects them. */
  onRegister: () => void
  onChangeNumber: () => void
}

/** Seconds until a code can be sent again. `look` counts from the code that has just been sent. */
function useCooldown(phone: string) {
  const [left, setLeft] = useState(() => secondsToWait(phone))
  const look = useCallback(() => setLeft(secondsToWait(phone)), [phone])
  useEffect(() => {
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [look])
  return { left, look }
}

/** Asks for the six digits and submits as soon as they are complete. */
export function CodeStep({ phone, details, onRegister, onChangeNumber }: Props) {
  const { sendCode, verifyCode } = useAuth()
  const cooldown = useCooldown(phone)
  const [isSending, setSending] = useState(false)
  const [news, setNews] = useState('')
  const { register, handleSubmit, resetField, setError, setValue, setFocus, formState, control } = useForm({
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = formState

  const verify = handleSubmit(async ({ code }) => {
    try {
      await verifyCode(code, details)
    } catch (cause) {
      if (cause instanceof RegistrationRequired) return onRegister()
      if (cause instanceof ApiError && Object.keys(cause.fields).length > 0) {
        tellAuthError(registerFailure(cause))
        return onRegister()
      }
      const failure = verifyFailure(cause)
      setError('code', { type: BY_TOAST, message: atField(failure) })
      setFocus('code', { shouldSelect: true })
      tellAuthError(failure)
    }
  })
  const submit = unlessBusy(isSubmitting, verify)
  const resend = async () => {
    if (isSending) return
    setSending(true)
    setNews('')
    try {
      await sendCode(phone)
      cooldown.look()
      resetField('code')
      setFocus('code')
      setNews(t`A new code is on its way.`)
    } catch (cause) {
      tellAuthError(sendFailure(cause))
    } finally {
      setSending(false)
    }
  }
  const typed = useWatch({ control, name: 'code' })
  const isUnreadable = typed !== '' && typedPin(typed, CODE_LENGTH) === ''
  const { onChange, ...field } = register('code', {
    validate: (value) => typedPin(value, CODE_LENGTH).length === CODE_LENGTH || SIX_DIGITS,
  })

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <DrawnField
        className={styles.code}
        label={t`Verification code`}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        error={errors.code?.message ?? (isUnreadable ? SIX_DIGITS : undefined)}
        quiet={errors.code?.type === BY_TOAST}
        {...field}
        onChange={(event) => {
          const { value } = event.target
          const code = typedPin(value, CODE_LENGTH)
          // What has no code stays, and is refused: a field that empties itself says nothing.
          event.target.value = code || value
          void onChange(event)
          setValue('code', code || value)
          if (code.length === CODE_LENGTH) submit()
        }}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {t`Verify`}
      </Button>
      <p role="status">{news}</p>
      <div className={styles.ways}>
        <Button variant="flush" disabled={cooldown.left > 0} loading={isSending} onClick={() => void resend()}>
          {cooldown.left > 0 ? t`Resend code in 0:${String(cooldown.left).padStart(2, '0')}` : t`Resend code`}
        </Button>
        <Button variant="flush" onClick={onChangeNumber}>{t`Change number`}</Button>
      </div>
    </form>
  )
}
