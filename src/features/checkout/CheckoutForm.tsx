import { useForm, type RegisterOptions } from 'react-hook-form'
import type { Quote, Restaurant } from '../../api/types'
import { Field } from '../../components/Field'
import { EMAIL } from '../../lib/email'
import { e164, readablePhone } from '../../lib/phone'
import { clockTime } from '../../lib/time'
import type { SessionUser } from '../../stores/auth'
import styles from './checkout.module.css'
import { TipField } from './TipField'
import type { TipChoice } from './tip'

const MAX_NOTE = 300

export type CheckoutFields = {
  firstName: string
  lastName: string
  phone: string
  email: string
  note: string
  cutlery: boolean
  /** To the time an order placed while closed will be ready. */
  agreed: boolean
}

type Props = {
  id: string
  restaurant: Restaurant
  quote: Quote | undefined
  user: SessionUser
  provider: string
  tip: TipChoice
  onTip: (tip: TipChoice) => void
  onSubmit: (fields: CheckoutFields) => void
}

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** All that is asked at checkout, on one page. */
export function CheckoutForm({ id, restaurant, quote, user, provider, tip, onTip, onSubmit }: Props) {
  const { register, handleSubmit, formState } = useForm<CheckoutFields>({
    mode: 'onBlur',
    defaultValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      phone: readablePhone(user.phoneNumber),
      email: user.email,
      note: '',
      cutlery: false,
      agreed: false,
    },
  })
  const { errors } = formState
  const { address, pickup, status, timeZone } = restaurant
  const readyAt = quote && clockTime(quote.readyAt, timeZone, !status.open)

  const field = (
    name: 'firstName' | 'lastName' | 'phone' | 'email' | 'note',
    rules: RegisterOptions<CheckoutFields> = {},
  ) => {
    const { ref, ...rest } = register(name, rules as object)
    return { inputRef: ref, error: errors[name]?.message, ...rest }
  }

  const submit = (fields: CheckoutFields) => onSubmit({ ...fields, phone: e164(fields.phone) ?? fields.phone })

  return (
    <form id={id} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <fieldset className={styles.block}>
        <legend>How would you like it?</legend>
        <label className={styles.choice}>
          <input type="radio" name="fulfilment" checked readOnly />
          <strong>Pickup</strong>
          <small>
            {address.line1}, {address.city}
          </small>
          <small>
            {status.open ? `As soon as possible (about ${pickup.minutes} min)` : readyAt && `Ready ${readyAt}`}
          </small>
        </label>
        {!status.open && readyAt && (
          <div className={styles.notice} style={{ marginTop: 16 }}>
            <p>We are closed now. This will become {readyAt}.</p>
            <label className={styles.agree}>
              <input type="checkbox" {...register('agreed', { required: 'Please agree to the time first.' })} />
              Collect it {readyAt}
            </label>
            {errors.agreed && <p role="alert">{errors.agreed.message}</p>}
          </div>
        )}
      </fieldset>
      <section className={styles.block}>
        <h2>Who is collecting?</h2>
        <div className={styles.fields}>
          <Field
            label="First name"
            autoComplete="given-name"
            {...field('firstName', { required: 'Please enter a name for the order.' })}
          />
          <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
          <Field
            label="Phone number"
            type="tel"
            autoComplete="tel"
            {...field('phone', {
              validate: (phone) => e164(String(phone)) !== null || 'Please enter a valid phone number.',
            })}
          />
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            hint="For the receipt."
            {...field('email', { pattern: { value: EMAIL, message: 'Please enter a valid email address.' } })}
          />
        </div>
      </section>
      <TipField value={tip} onChange={onTip} />
      <section className={styles.block}>
        <h2>Anything else?</h2>
        <Field
          label="Note for the kitchen"
          multiline
          minRows={2}
          inputProps={{ maxLength: MAX_NOTE }}
          {...field('note')}
        />
        <label className={styles.agree}>
          <input type="checkbox" {...register('cutlery')} /> Add cutlery and napkins
        </label>
      </section>
      <section className={styles.block}>
        <h2>Payment</h2>
        <p>
          You pay on {titled(provider)}’s secure page. <span className={styles.quiet}>We never see your card.</span>
        </p>
      </section>
    </form>
  )
}
