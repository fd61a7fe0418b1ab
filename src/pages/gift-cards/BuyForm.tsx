import { useEffect } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { t } from 'ttag'
import { setFieldErrors } from '../../api/set-field-errors'
import type { Restaurant } from '../../api/types'
import { Button } from '../../components/Button'
import { ChoiceRow } from '../../components/ChoiceRow'
import { ErrorMessage } from '../../components/ErrorMessage'
import { ifFits } from '../../components/fits'
import { keepPurchaseDraft, readPurchaseDraft, type PurchaseDraft } from '../../features/gift-cards/purchase-draft'
import { formatMoney } from '../../lib/money'
import { paths, withQuery } from '../../lib/paths'
import { typedLine, typedText } from '../../lib/typed'
import { useSessionUser } from '../../stores/auth'
import { Accepting } from '../common/Accepting'
import { BuyFields } from './BuyFields'
import styles from './GiveGiftCardPage.module.css'
import { GiftCardPicture } from './GiftCardPicture'
import { POINTERS, requestOf, sendingDays } from './purchase-form'
import { useBuyGiftCard } from './use-buy-gift-card'
import { MuiTheme } from '../../theme/MuiTheme'

type Props = { restaurant: Restaurant; amounts: number[] }

/** Asks for all about a gift card, and leaves to pay for it. A guest signs in first; what was typed is kept. */
export function BuyForm({ restaurant, amounts }: Props) {
  const { name: ours, currency } = restaurant
  const user = useSessionUser()
  const customerId = user?.customerId ?? null
  const navigate = useNavigate()
  const { buy, busy } = useBuyGiftCard(customerId ?? '')
  const days = sendingDays(restaurant)
  const { control, handleSubmit, setError, subscribe, formState } = useForm<PurchaseDraft>({
    mode: 'onTouched',
    defaultValues: readPurchaseDraft(customerId) ?? {
      ...{ amount: amounts[0] ?? null, senderName: user?.firstName ?? '', name: '', email: '', message: '' },
      sendOn: null,
    },
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => name && keepPurchaseDraft(customerId, values),
      }),
    [subscribe, customerId],
  )
  const { field: amount, fieldState: amountState } = useController({
    control,
    name: 'amount',
    rules: { validate: (chosen) => amounts.some((one) => one === chosen) || t`Please choose an amount.` },
  })
  const typed = useWatch({ control })
  const price = formatMoney(amount.value ?? 0, currency)

  const submit = handleSubmit(async (draft) => {
    keepPurchaseDraft(customerId, draft)
    if (!customerId) return void navigate(withQuery(paths.login, { next: paths.giftCards }))
    try {
      await buy(requestOf(draft, days.first))
    } catch (cause) {
      if (!setFieldErrors(cause, POINTERS, setError)) setError('root', { message: (cause as Error).message })
    }
  })
  return (
    <MuiTheme>
      <div className={styles.columns}>
        <aside className={styles.aside}>
          <GiftCardPicture
            restaurant={ours}
            amount={price}
            to={typedLine(typed.name ?? '')}
            from={typedLine(typed.senderName ?? '')}
            message={typedText(typed.message ?? '')}
          />
        </aside>
        <form
          className={styles.form}
          noValidate
          aria-label={t`Gift card`}
          onSubmit={ifFits((event) => void (busy ? event.preventDefault() : submit(event)))}
        >
          <fieldset>
            <legend>{t`Amount`}</legend>
            <div className={styles.amounts}>
              {amounts.map((one) => (
                <ChoiceRow
                  key={one}
                  name="amount"
                  label={formatMoney(one, currency)}
                  checked={amount.value === one}
                  onChange={() => amount.onChange(one)}
                />
              ))}
            </div>
            <ErrorMessage>{amountState.error?.message}</ErrorMessage>
          </fieldset>
          <BuyFields control={control} days={days} />
          <ErrorMessage>{formState.errors.root?.message}</ErrorMessage>
          <div className={`bottom-bar ${styles.pay}`}>
            {import.meta.env.LEGAL && <Accepting />}
            <Button type="submit" variant="contained" size="large" fullWidth loading={busy}>
              {t`Pay ${price}`}
            </Button>
            {!customerId && <p className={styles.quiet}>{t`You sign in first. What you have typed is kept.`}</p>}
          </div>
        </form>
      </div>
    </MuiTheme>
  )
}
