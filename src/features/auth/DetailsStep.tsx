import { useForm } from 'react-hook-form'
import { t } from 'ttag'
import { Button } from '../../components/Button'
import { LIMITS } from '../../api/limits.gen'
import { setFieldErrors } from '../../api/set-field-errors'
import { DrawnField } from '../../components/DrawnField'
import { ifFits } from '../../components/fits'
import { EMAIL } from '../../lib/email'
import { useKeptValues, useValuesBefore } from '../../lib/use-kept-values'
import { typedEmail, typedLine } from '../../lib/typed'
import { registerFailure } from './messages'
import { tellAuthError } from './phone-flow'
import styles from './SignIn.module.css'
import { NOT_BY_BROWSER, unlessBusy } from './unless-busy'
import type { Registration } from './sign-in-draft'

const POINTERS = { firstName: '/firstName', lastName: '/lastName', email: '/email' }

/** Of the form, for what it holds before a reload of ours. */
const NAME = 'sign-in details'

type Props = {
  initial: Registration
  submitLabel: string
  autoFocus?: boolean
  onSubmit: (details: Registration) => Promise<void> | void
}

/** Asks a new customer for name and email. The API's field errors are shown at their fields. */
export function DetailsStep({ initial, submitLabel, autoFocus = false, onSubmit }: Props) {
  const { register, handleSubmit, setError, formState, getValues } = useForm<Registration>({
    mode: 'onTouched',
    defaultValues: useValuesBefore(NAME, initial),
  })
  useKeptValues(NAME, getValues)
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (details) => {
    try {
      await onSubmit(details)
    } catch (cause) {
      if (!setFieldErrors(cause, POINTERS, setError)) tellAuthError(registerFailure(cause))
    }
  })
  const field = (name: keyof typeof POINTERS, label: string, missing: string) => {
    const registered = register(name, {
      setValueAs: name === 'email' ? typedEmail : typedLine,
      required: missing,
      ...(name === 'email' && { pattern: { value: EMAIL, message: t`Please enter a valid email address.` } }),
    })
    return { label, error: errors[name]?.message, limit: LIMITS.RegisterRequest[name], ...registered }
  }
  return (
    <form
      className={styles.form}
      method={NOT_BY_BROWSER}
      noValidate
      onSubmit={ifFits(unlessBusy(isSubmitting, submit))}
    >
      <div className={styles.two}>
        <DrawnField
          {...field('firstName', t`First name`, t`Please enter your first name.`)}
          autoComplete="given-name"
          autoFocus={autoFocus}
        />
        <DrawnField {...field('lastName', t`Last name`, t`Please enter your last name.`)} autoComplete="family-name" />
      </div>
      <DrawnField
        {...field('email', t`Email`, t`Please enter your email address.`)}
        type="email"
        autoComplete="email"
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  )
}
