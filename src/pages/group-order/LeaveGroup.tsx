import { useState } from 'react'
import { t } from 'ttag'
import { Button } from '../../components/Button'
import { ErrorMessage } from '../../components/ErrorMessage'
import { lazyDialog } from '../../components/lazy'
import { useLeaveGroup } from '../../features/group-order/use-shares'
import type { Membership } from '../../stores/group-order'

const ConfirmDialog = lazyDialog(() => import('../../components/ConfirmDialog').then((module) => module.ConfirmDialog))

/** Leaves the group order, with the dishes. @param hasPaid whether a paid share goes back */
export function LeaveGroup({ membership, hasPaid }: { membership: Membership; hasPaid: boolean }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error } = useLeaveGroup(membership)
  return (
    <>
      <Button variant="flush" loading={isPending} onClick={() => setAsking(true)}>
        {t`Leave this group order`}
      </Button>
      <ErrorMessage>{error?.message}</ErrorMessage>
      {asking && (
        <ConfirmDialog
          title={t`Leave this group order?`}
          text={
            hasPaid
              ? t`Your dishes are taken out of the order, and what you have paid goes back to you.`
              : t`Your dishes are taken out of the order.`
          }
          action={t`Leave`}
          onConfirm={() => mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
