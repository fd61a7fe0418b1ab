import { useEffect } from 'react'
import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import { Announce } from '../../components/Announce'
import { Button, LinkButton } from '../../components/Button'
import { ErrorState, PageState } from '../../components/PageState'
import { purchasePaid } from '../../features/gift-cards/purchase-key'
import { isPaid, purchaseText } from '../../features/gift-cards/purchase-text'
import { paths } from '../../lib/paths'
import { Paid } from './Paid'
import { usePayAgain, usePurchase } from './use-buy-gift-card'

/** How many looks at a payment it takes until the customer is asked to pay. */
const FIRST_LOOKS = 3

const NO_MONEY = t`No money was taken.`
const WORDS = {
  AWAITING_PAYMENT: [t`Your payment is not finished`, t`The payment page is still open for you.`],
  EXPIRED: [t`The payment page has expired`, t`Open a new one and pay for the same gift card.`],
  DECLINED: [t`Your payment was declined`, `${NO_MONEY} ${t`You can try again, with another card if you like.`}`],
  CANCELLED: [t`You cancelled the payment`, NO_MONEY],
} as const

const myGiftCards = (
  <LinkButton to={paths.account.giftCards} variant="outlined" size="large">
    {t`My gift cards`}
  </LinkButton>
)

type Props = { customerId: string; purchaseId: string }

/** What came of a purchase: its receipt, or a way to pay for it. It comes from the API, as the URL cannot be trusted. */
export function Receipt(props: Props) {
  const { data } = usePurchase(props.customerId, props.purchaseId)
  return (
    <>
      <Announce text={data ? purchaseText(data) : ''} />
      <Outcome {...props} />
    </>
  )
}

function Outcome({ customerId, purchaseId }: Props) {
  const { data, error, refetch, looks } = usePurchase(customerId, purchaseId)
  const { pay, busy, error: failure } = usePayAgain(customerId, purchaseId)
  const paid = data !== undefined && isPaid(data)
  useEffect(() => {
    if (paid) purchasePaid(purchaseId)
  }, [paid, purchaseId])

  if (data && paid) return <Paid purchase={data} />
  if (error instanceof ApiError && error.status === 404) {
    return (
      <PageState title={t`We could not find this gift card`} actions={myGiftCards}>
        {t`If you have just paid, it is among those you bought.`}
      </PageState>
    )
  }
  if (error && !data) return <ErrorState title={t`The gift card could not be loaded`} onRetry={() => void refetch()} />
  if (!data || (data.status === 'AWAITING_PAYMENT' && looks <= FIRST_LOOKS)) {
    return <PageState title={t`Checking your payment`}>{t`One moment, please. Do not pay again.`}</PageState>
  }
  const isOpen = data.status === 'AWAITING_PAYMENT' && data.paymentUrl !== null
  const [title, text] = WORDS[data.status === 'AWAITING_PAYMENT' && !isOpen ? 'EXPIRED' : (data.status as 'DECLINED')]
  return (
    <PageState
      title={title}
      actions={
        <>
          <Button variant="contained" size="large" onClick={pay} loading={busy}>
            {isOpen ? t`Continue to payment` : t`Pay again`}
          </Button>
          <LinkButton to={paths.giftCards} variant="outlined" size="large">
            {t`Back to the gift card`}
          </LinkButton>
        </>
      }
    >
      {failure ? <span role="alert">{failure.message}</span> : text}
    </PageState>
  )
}
