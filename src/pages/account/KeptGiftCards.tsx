import { useState } from 'react'
import { t } from 'ttag'
import type { GiftCard } from '../../api/types'
import { Button } from '../../components/Button'
import { lazyDialog } from '../../components/lazy'
import { formatMoney } from '../../lib/money'
import { mediumDate } from '../../lib/days'
import styles from './AccountLayout.module.css'
import kept from './KeptRow.module.css'

const ConfirmDialog = lazyDialog(() => import('../../components/ConfirmDialog').then((module) => module.ConfirmDialog))

const nameOf = ({ lastFour }: GiftCard) => t`Gift card ending in ${lastFour}`

function expiryText({ expiresAt }: GiftCard, timeZone: string) {
  return expiresAt ? t`Expires on ${mediumDate(expiresAt, timeZone)}` : t`Does not expire`
}

type Props = { cards: GiftCard[]; onRemove: (id: string) => void; timeZone: string }

/** The gift cards kept in the account. They are asked about before they are removed, as the PIN may be gone. */
export function KeptGiftCards({ cards, onRemove, timeZone }: Props) {
  const [asked, setAsked] = useState<GiftCard | null>(null)
  if (cards.length === 0) {
    return (
      <p className={styles.note}>{t`None are kept in your account. Add one, and you can pay with it at checkout.`}</p>
    )
  }
  return (
    <>
      <ul className={styles.list} aria-label={t`Gift cards`}>
        {cards.map((card) => {
          const name = nameOf(card)
          return (
            <li key={card.id} className={kept.row} aria-label={name}>
              <div className={kept.text}>
                <h2>{name}</h2>
                <p>{expiryText(card, timeZone)}</p>
              </div>
              <strong className="money">{formatMoney(card.balance, card.currency)}</strong>
              <div className={`${kept.actions} ${kept.words}`}>
                <Button aria-label={t`Remove ${name}`} onClick={() => setAsked(card)}>
                  {t`Remove`}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t`Remove ${nameOf(asked)}?`}
          text={t`Its money stays on it. To pay with it again you need its number and its PIN.`}
          action={t`Remove card`}
          onConfirm={() => onRemove(asked.id)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
