import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from 'ttag'
import { giftCardsQuery } from '../../api/queries/gift-cards'
import type { GiftCard, Totals } from '../../api/types'
import { Announce } from '../../components/Announce'
import { Button } from '../../components/Button'
import { Missing } from '../../components/PageState'
import type { ChosenGiftCard } from '../../features/checkout/checkout-choices'
import styles from '../../features/checkout/checkout.module.css'
import { GiftCardForm } from '../../features/gift-cards/GiftCardForm'
import { formatMoney } from '../../lib/money'

type Props = {
  customerId: string
  value: ChosenGiftCard[]
  totals: Totals
  onChange: (cards: ChosenGiftCard[]) => void
}

/** The gift cards that pay for the order, those in the account, and a form for another one. */
export function GiftCardField({ customerId, value, totals, onChange }: Props) {
  const { data, error, refetch } = useQuery(giftCardsQuery(customerId))
  const [isOpen, setOpen] = useState(false)
  /** Looked up in the form and not kept in the account. */
  const [checked, setChecked] = useState<GiftCard[]>([])
  const { currency, giftCards: paying = [], due } = totals
  const kept = data?.giftCards ?? []
  const known = [...kept, ...checked.filter(({ id }) => !kept.some((card) => card.id === id))]
  const offered = known.filter(({ id }) => !value.some((card) => card.id === id))
  const paidBy = (id: string) => paying.find((card) => card.id === id)?.amount ?? 0
  const isPaid = value.length > 0 && due === 0
  const last = checked.at(-1)
  return (
    <section className={styles.giftCards} aria-label={t`Gift cards`}>
      {value.map(({ id, lastFour }) => (
        <p key={id} className={styles.applied}>
          <span>
            <strong>{t`Gift card ending in ${lastFour}`}</strong>
            {paidBy(id) > 0 && ` · ${t`pays ${formatMoney(paidBy(id), currency)}`}`}
          </span>
          <Button
            aria-label={t`Remove gift card ending in ${lastFour}`}
            onClick={() => onChange(value.filter((card) => card.id !== id))}
          >
            {t`Remove`}
          </Button>
        </p>
      ))}
      {!isPaid &&
        offered.map(({ id, lastFour, balance, currency }) => (
          <p key={id} className={styles.offered}>
            <span>
              {t`Gift card ending in ${lastFour}`} · {formatMoney(balance, currency)}
            </span>
            <Button
              variant="outlined"
              aria-label={t`Use gift card ending in ${lastFour}`}
              onClick={() => onChange([...value, { id, lastFour }])}
            >
              {t`Use`}
            </Button>
          </p>
        ))}
      {error && !data && !isPaid && (
        <Missing onRetry={() => void refetch()}>{t`Your gift cards could not be loaded.`}</Missing>
      )}
      {!isPaid && (
        <div>
          <Button variant="flush" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t`Close` : t`Enter a gift card`}
          </Button>
        </div>
      )}
      <Announce
        text={last ? t`The gift card ending in ${last.lastFour} has ${formatMoney(last.balance, last.currency)}.` : ''}
      />
      {isOpen && !isPaid && (
        <GiftCardForm
          keepByDefault
          onChecked={(card) => {
            setChecked((cards) => [...cards.filter(({ id }) => id !== card.id), card])
            setOpen(false)
          }}
        />
      )}
    </section>
  )
}
