import { useEffect, useMemo, useRef, useState } from 'react'
import { useController, useForm, useWatch, type RegisterOptions } from 'react-hook-form'
import { t } from 'ttag'
import { LIMITS } from '../../api/limits.gen'
import { setFieldErrors } from '../../api/set-field-errors'
import type { FulfilmentType, IfUnavailable } from '../../api/types'
import { Button } from '../../components/Button'
import { ErrorMessage } from '../../components/ErrorMessage'
import { Field } from '../../components/Field'
import { ifFits } from '../../components/fits'
import { FormCheck } from '../../components/FormCheck'
import { EMAIL } from '../../lib/email'
import { e164, readablePhone } from '../../lib/phone'
import { typedEmail, typedLine, typedText } from '../../lib/typed'
import type { SessionUser } from '../../stores/auth'
import styles from './checkout.module.css'
import own from './ContactForm.module.css'
import { keepDraft, readDraft, type DraftContact } from './draft'
import { DEFAULT_IF_UNAVAILABLE, IF_UNAVAILABLE } from './if-unavailable'

/** The label of the checkbox that accepts a new time. */
const BECOMES = {
  PICKUP: (time: string) => t`Collect it ${time}`,
  DELIVERY: (time: string) => t`Deliver it ${time}`,
}
/** The fields that one line stands for while nobody changes them. */
const PERSON = ['firstName', 'lastName', 'phone', 'email'] as const

const isComplete = ({ firstName, email }: ContactFields, phone: string | null) =>
  firstName.trim() !== '' && phone !== null && EMAIL.test(email)

const READ = { firstName: typedLine, lastName: typedLine, phone: typedLine, email: typedEmail, note: typedText }
/** The JSON pointers by which the API names an invalid field. */
const POINTERS = {
  firstName: '/contact/firstName',
  lastName: '/contact/lastName',
  phone: '/contact/phone',
  email: '/contact/email',
  note: '/note',
} as const
type Pointed = keyof typeof POINTERS

export type ContactFields = {
  firstName: string
  lastName: string
  phone: string
  email: string
  note: string
  cutlery: boolean
  ifUnavailable: IfUnavailable
  /** Consent to the ready time of an order that is placed while the restaurant is closed. */
  agreed: boolean
}

type Props = {
  id: string
  user: SessionUser
  fulfilment: FulfilmentType | 'TABLE'
  /** The restaurant's country, as an ISO code. */
  country: string | undefined
  /** The time to agree to, as text, when the restaurant is closed now. Never at a table. */
  becomes: string | null
  /** Why the order was not placed. The API's field errors are shown at their fields. */
  refused: Error | null
  onSubmit: (fields: ContactFields) => void
}

/** The values that the profile fills in. */
const known = ({ firstName, lastName, phoneNumber, email }: SessionUser) => ({
  ...{ firstName, lastName, email, phone: readablePhone(phoneNumber) },
  ...{ note: '', cutlery: false, ifUnavailable: DEFAULT_IF_UNAVAILABLE },
})

const typed = (values: DraftContact, before: DraftContact) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== before[name as keyof DraftContact]),
  ) as DraftContact

/** The contact of the order, the note, the cutlery, and what to do when a dish runs out. */
export function ContactForm({ id, user, country, fulfilment, becomes, refused, onSubmit }: Props) {
  const { customerId } = user
  const [defaultValues] = useState(() => ({ ...known(user), ...readDraft(customerId).contact, agreed: false }))
  const { register, handleSubmit, setError, setFocus, formState, subscribe, control, getValues } =
    useForm<ContactFields>({ mode: 'onBlur', defaultValues })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { agreed: _, ...values } }) =>
          keepDraft(customerId, { contact: typed(values, known(user)) }),
      }),
    [subscribe, customerId, user],
  )
  const { errors } = formState
  const phone = useWatch({ control, name: 'phone' })
  const read = useMemo(() => e164(phone, country), [phone, country])
  const asSent = useMemo(() => read && readablePhone(read), [read])
  const [isChanging, setChanging] = useState(() => !isComplete(getValues(), read))
  const wrong = PERSON.find((name) => errors[name])
  // It stays open while a refused field is corrected.
  if (wrong && !isChanging) setChanging(true)
  const person = isChanging ? null : getValues()
  useEffect(() => {
    setFieldErrors(refused, POINTERS, setError)
  }, [refused, setError])
  const isFolded = person !== null
  const wasFolded = useRef(isFolded)
  useEffect(() => {
    if (wasFolded.current && !isFolded) setFocus(wrong ?? 'firstName')
    wasFolded.current = isFolded
  }, [isFolded, wrong, setFocus])
  const field = (name: Pointed, rules: RegisterOptions<ContactFields> = {}) => {
    const registered = register(name, { setValueAs: READ[name], ...(rules as object) })
    return { error: errors[name]?.message, ...registered }
  }
  const { field: unavailable } = useController({ control, name: 'ifUnavailable' })
  const submit = (fields: ContactFields) => onSubmit({ ...fields, phone: e164(fields.phone, country) ?? fields.phone })

  return (
    <form id={id} noValidate onSubmit={ifFits(handleSubmit(submit))}>
      {becomes && (
        <div className={styles.notice}>
          <p>{t`We are closed now. This will become ${becomes}.`}</p>
          <FormCheck
            label={BECOMES[fulfilment === 'DELIVERY' ? fulfilment : 'PICKUP'](becomes)}
            control={control}
            name="agreed"
            rules={{ required: t`Please agree to the time first.` }}
          />
          <ErrorMessage>{errors.agreed?.message}</ErrorMessage>
        </div>
      )}
      <section className={styles.block}>
        <h2>{fulfilment === 'PICKUP' ? t`Who is collecting?` : t`Who is it for?`}</h2>
        {person ? (
          <div className={own.person}>
            <p>
              <bdi>
                {person.firstName} {person.lastName}
              </bdi>
              <small>
                <bdi>{asSent ?? person.phone}</bdi> · <bdi>{person.email}</bdi>
              </small>
            </p>
            <Button variant="flush" aria-label={t`Change contact`} onClick={() => setChanging(true)}>
              {t`Change`}
            </Button>
          </div>
        ) : (
          <div className={own.fields}>
            <Field
              label={t`First name`}
              autoComplete="given-name"
              {...field('firstName', { required: t`What name goes on the order?` })}
            />
            <Field label={t`Last name`} autoComplete="family-name" {...field('lastName')} />
            <Field
              label={t`Phone number`}
              type="tel"
              autoComplete="tel"
              hint={asSent && asSent !== phone ? asSent : undefined}
              {...field('phone', {
                validate: (typed) => e164(String(typed), country) !== null || t`Please enter a valid phone number.`,
              })}
            />
            <Field
              label={t`Email`}
              type="email"
              autoComplete="email"
              hint={t`For the receipt.`}
              {...field('email', { pattern: { value: EMAIL, message: t`Please enter a valid email address.` } })}
            />
          </div>
        )}
      </section>
      <section className={styles.block}>
        <h2>{t`Anything else?`}</h2>
        <Field
          label={fulfilment === 'DELIVERY' ? t`Note for the kitchen and the door` : t`Note for the kitchen`}
          rows={2}
          limit={LIMITS.PlaceOrderRequest.note}
          {...field('note')}
        />
        <FormCheck label={t`Add cutlery and napkins`} control={control} name="cutlery" />
        <div className={own.unavailable}>
          <Field label={t`If something runs out`} options={IF_UNAVAILABLE} {...unavailable} />
        </div>
      </section>
    </form>
  )
}
