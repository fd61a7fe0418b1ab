import { useState } from 'react'
import { t } from 'ttag'
import type { PaymentMethod } from '../../api/types'
import { Button } from '../../components/Button'
import { ErrorMessage } from '../../components/ErrorMessage'
import { lazyDialog } from '../../components/lazy'
import { ErrorState } from '../../components/PageState'
import { useHead } from '../../components/use-head'
import { cardExpiry, cardName, isExpired } from '../../features/checkout/format-card'
import { useAddCard, usePaymentMethods } from '../../features/checkout/use-payment-methods'
import { paths } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'
import styles from './AccountLayout.module.css'
import kept from './KeptRow.module.css'
import { Nothing } from './Nothing'
import { RowSkeletons } from './RowSkeletons'

const ConfirmDialog = lazyDialog(() => import('../../components/ConfirmDialog').then((module) => module.ConfirmDialog))

type RowProps = { card: PaymentMethod; onDefault: () => void; onRemove: () => void }

function CardRow({ card, onDefault, onRemove }: RowProps) {
  const name = cardName(card)
  return (
    <li className={kept.row} aria-label={name}>
      <div className={kept.text}>
        <h2>
          {name} {card.isDefault && <span className={kept.mark}>{t`Default`}</span>}
        </h2>
        <p className={isExpired(card) ? kept.warning : ''}>{isExpired(card) ? t`Has expired.` : cardExpiry(card)}</p>
      </div>
      <div className={`${kept.actions} ${kept.words}`}>
        {!card.isDefault && (
          <Button aria-label={t`Make ${name} the default`} onClick={onDefault}>
            {t`Make default`}
          </Button>
        )}
        <Button aria-label={t`Remove ${name}`} onClick={onRemove}>
          {t`Remove`}
        </Button>
      </div>
    </li>
  )
}

/** The cards the provider stores for a customer. New cards are entered on the provider's own page. */
export function PaymentMethodsPage() {
  useHead({ page: t`Payment Methods` })
  const customerId = useCustomerId() ?? ''
  const { cards, error, retry, remove, makeDefault } = usePaymentMethods(customerId, customerId !== '')
  const { add, busy, error: failure } = useAddCard(customerId, paths.account.paymentMethods)
  const [asked, setAsked] = useState<PaymentMethod | null>(null)

  if (error) return <ErrorState title={t`Your cards could not be loaded`} onRetry={retry} />
  const isEmpty = cards?.length === 0
  const addButton = (
    <>
      <Button
        variant={isEmpty ? 'contained' : 'outlined'}
        size={isEmpty ? 'large' : 'medium'}
        loading={busy}
        onClick={add}
      >
        {t`Add a card`}
      </Button>
      <ErrorMessage>{failure?.message}</ErrorMessage>
    </>
  )
  if (isEmpty) {
    return (
      <Nothing
        page={t`Payment Methods`}
        title={t`No saved cards yet`}
        path={paths.account.paymentMethods}
        action={addButton}
      >
        {t`A card is typed on the payment provider’s page. We never see its number.`}
      </Nothing>
    )
  }
  return (
    <>
      <h1>{t`Payment Methods`}</h1>
      <ul className={styles.list} aria-label={t`Payment Methods`}>
        {cards ? (
          cards.map((card) => (
            <CardRow key={card.id} card={card} onDefault={() => makeDefault(card.id)} onRemove={() => setAsked(card)} />
          ))
        ) : (
          <RowSkeletons />
        )}
      </ul>
      {cards && (
        <div className={styles.list}>
          <div>{addButton}</div>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          title={t`Remove ${cardName(asked)}?`}
          text={t`To pay with it again you type it on the payment provider’s page.`}
          action={t`Remove card`}
          onConfirm={() => remove(asked.id)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
