import { t } from 'ttag'
import type { GroupOrder } from '../../api/types'
import { formatMoney } from '../../lib/money'

/** What a guest was asked for, and whether it is paid. */
export function shareState({ amount, status }: { amount: number; status: 'OPEN' | 'PAID' }, currency: string): string {
  const asked = formatMoney(amount, currency)
  return status === 'PAID' ? t`${asked}, paid` : t`${asked}, not paid yet`
}

type Props = { participants: GroupOrder['participants']; currency: string; className?: string | undefined }

/** Who was asked for a share, and who has paid. */
export const ShareList = ({ participants, currency, className }: Props) => (
  <ul className={className} aria-label={t`Shares of your guests`}>
    {participants.map(
      ({ id, name, share }) =>
        share && (
          <li key={id}>
            <bdi>{name}</bdi>: {shareState(share, currency)}
          </li>
        ),
    )}
  </ul>
)
