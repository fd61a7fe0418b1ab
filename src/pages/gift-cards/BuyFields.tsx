import { useController, type Control } from 'react-hook-form'
import { t } from 'ttag'
import { LIMITS } from '../../api/limits.gen'
import { Field } from '../../components/Field'
import type { PurchaseDraft } from '../../features/gift-cards/purchase-draft'
import { EMAIL } from '../../lib/email'
import { typedEmail, typedLine } from '../../lib/typed'
import styles from './GiveGiftCardPage.module.css'
import type { SendingDays } from './purchase-form'

type Text = Exclude<keyof PurchaseDraft, 'amount'>
type Props = { control: Control<PurchaseDraft>; days: SendingDays }

/**
 * A text field of the form: its value, its error, and where the focus goes.
 * @param none stands for a value that is null
 */
function useText(
  control: Props['control'],
  name: Text,
  isRight: (typed: string) => boolean,
  otherwise: string,
  none = '',
) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (typed) => isRight(typedLine(String(typed ?? none))) || otherwise },
  })
  return { ...field, value: field.value ?? none, error: fieldState.error?.message }
}

/** Who gives the card, who gets it, what they read, and when. */
export function BuyFields({ control, days: { first, last } }: Props) {
  const isThere = (typed: string) => typed !== ''
  const senderName = useText(control, 'senderName', isThere, t`Please enter your name.`)
  const name = useText(control, 'name', isThere, t`Please enter who it is for.`)
  const email = useText(
    control,
    'email',
    (typed) => EMAIL.test(typedEmail(typed)),
    t`Please enter a valid email address.`,
  )
  const message = useText(control, 'message', () => true, '')
  // A day that is half typed is empty. Another one in its place would take the rest of what is typed.
  const isInTime = (day: string) => day >= first && day <= last
  const sendOn = useText(control, 'sendOn', isInTime, t`Please choose a day within a year from today.`, first)
  return (
    <>
      <div className={styles.names}>
        <Field
          label={t`Your name`}
          autoComplete="given-name"
          limit={LIMITS.GiftCardPurchaseRequest.senderName}
          {...senderName}
        />
        <Field label={t`Who is it for?`} autoComplete="off" limit={LIMITS.GiftCardRecipient.name} {...name} />
      </div>
      <Field
        label={t`Their email`}
        type="email"
        autoComplete="off"
        hint={t`The gift card is sent there.`}
        limit={LIMITS.GiftCardRecipient.email}
        {...email}
      />
      <Field label={t`Message (optional)`} rows={3} limit={LIMITS.GiftCardPurchaseRequest.message} {...message} />
      <Field
        label={t`Day of sending`}
        type="date"
        hint={sendOn.value === first ? t`Today: it is sent as soon as it is paid.` : undefined}
        min={first}
        max={last}
        {...sendOn}
      />
    </>
  )
}
