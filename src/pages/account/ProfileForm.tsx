import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { t } from 'ttag'
import { setFieldErrors } from '../../api/set-field-errors'
import type { Profile, ProfileRequest } from '../../api/types'
import { Button } from '../../components/Button'
import { ErrorMessage } from '../../components/ErrorMessage'
import { Field } from '../../components/Field'
import { FormCheck } from '../../components/FormCheck'
import { useSaveProfile } from '../../features/profile/use-profile'
import { EMAIL } from '../../lib/email'
import { useKeptValues, useValuesBefore } from '../../lib/use-kept-values'
import { typedEmail, typedLine } from '../../lib/typed'
import { FixedPhone } from './FixedPhone'
import styles from './ProfilePage.module.css'
import { MuiTheme } from '../../theme/MuiTheme'

const POINTERS = { firstName: '/firstName', lastName: '/lastName', email: '/email' }
type Name = keyof typeof POINTERS
const KEYS = ['firstName', 'lastName', 'email', 'marketing'] as const

const LABELS: Record<Name, [label: string, autoComplete: string, missing: string]> = {
  firstName: [t`First name`, 'given-name', t`Please enter your first name.`],
  lastName: [t`Last name`, 'family-name', t`Please enter your last name.`],
  email: [t`Email`, 'email', t`Please enter your email address.`],
}

type Props = {
  customerId: string
  profile: Profile
  /** False while `profile` has only the data of the session. */
  known: boolean
}

/** Name, email and the marketing choice. The API's validation messages appear at their fields. */
export function ProfileForm({ customerId, profile, known }: Props) {
  const save = useSaveProfile(customerId)
  const { firstName, lastName, email, marketing } = profile
  const { control, register, handleSubmit, setError, setValue, getValues, formState, reset } = useForm<ProfileRequest>({
    mode: 'onTouched',
    values: { firstName, lastName, email, marketing },
    resetOptions: { keepDirtyValues: true },
  })
  const name = `profile ${customerId}`
  const before = useValuesBefore(name, { firstName, lastName, email, marketing })
  useEffect(() => {
    for (const key of KEYS) setValue(key, before[key], { shouldDirty: true })
  }, [setValue, before])
  useKeptValues(name, getValues)
  const { errors, isSubmitting, isDirty, isSubmitSuccessful } = formState
  const submit = handleSubmit(async (request, event) => {
    const form = event?.target as HTMLFormElement | undefined
    try {
      await save.mutateAsync(request)
      reset(request, { keepIsSubmitSuccessful: true })
      // The button that was pressed goes.
      form?.focus()
    } catch (cause) {
      if (!setFieldErrors(cause, POINTERS, setError)) setError('root', { message: (cause as Error).message })
    }
  })
  const field = (name: Name) => {
    const [label, autoComplete, missing] = LABELS[name]
    const registered = register(name, {
      setValueAs: name === 'email' ? typedEmail : typedLine,
      required: missing,
      ...(name === 'email' && { pattern: { value: EMAIL, message: t`Please enter a valid email address.` } }),
    })
    return { label, autoComplete, error: errors[name]?.message, ...registered }
  }
  return (
    <MuiTheme>
      <form
        tabIndex={-1}
        className={styles.form}
        noValidate
        aria-label={t`Profile`}
        onSubmit={(event) => void (isSubmitting ? event.preventDefault() : submit(event))}
      >
        <Field {...field('firstName')} />
        <Field {...field('lastName')} />
        <Field {...field('email')} type="email" />
        <FixedPhone phone={profile.phone} />
        <FormCheck label={t`Send me offers and news, now and then`} control={control} name="marketing" />
        <ErrorMessage>{errors.root?.message}</ErrorMessage>
        {isDirty && (
          <div className={styles.save}>
            <Button type="submit" variant="contained" size="large" loading={isSubmitting} blocked={!known}>
              {t`Save changes`}
            </Button>
          </div>
        )}
        <p role="status" className={styles.saved}>
          {isSubmitSuccessful && !isDirty && t`Saved.`}
        </p>
      </form>
    </MuiTheme>
  )
}
