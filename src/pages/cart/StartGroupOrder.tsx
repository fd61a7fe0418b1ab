import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from 'ttag'
import { LIMITS } from '../../api/limits.gen'
import { cartQuery } from '../../api/queries/cart'
import { groupOrderQueries, groupOrderWrites } from '../../api/queries/group-orders'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { ErrorMessage } from '../../components/ErrorMessage'
import { Field } from '../../components/Field'
import { ifFits } from '../../components/fits'
import { readAmount } from '../../lib/amount'
import { formatMoney } from '../../lib/money'
import { now } from '../../lib/now'
import { typedLine } from '../../lib/typed'
import { currentSession } from '../../stores/auth'
import { GROUP_HEADING } from './group-heading'
import styles from './GroupOrderPanel.module.css'

const DEADLINES = [
  ['', t`No deadline`],
  ['15', t`In 15 minutes`],
  ['30', t`In 30 minutes`],
  ['60', t`In an hour`],
  ['120', t`In two hours`],
] as const

const inMinutes = (minutes: string) =>
  minutes === '' ? null : new Date(now() + Number(minutes) * 60_000).toISOString()

type Props = { customerId: string; currency: string; onClose: () => void }

/** Starts a group order: under which name, until when, and for how much each. */
export function StartGroupOrder({ customerId, currency, onClose }: Props) {
  const client = useQueryClient()
  const [hostName, setHostName] = useState(() => currentSession()?.user.firstName ?? '')
  const [deadline, setDeadline] = useState('')
  const [limit, setLimit] = useState('')
  const limitPerPerson = typedLine(limit) === '' ? null : readAmount(limit, currency)
  const isLimitWrong = typedLine(limit) !== '' && !limitPerPerson
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['group-order', 'start'],
    mutationFn: () =>
      groupOrderWrites.start(customerId, {
        hostName: typedLine(hostName),
        closesAt: inMinutes(deadline),
        limitPerPerson,
      }),
    onSuccess: async (group) => {
      client.setQueryData(groupOrderQueries.hosted(customerId).queryKey, group)
      await client.invalidateQueries({ queryKey: cartQuery(customerId).queryKey, exact: true })
      onClose()
      setTimeout(() => document.getElementById(GROUP_HEADING)?.focus())
    },
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/group-order' },
  })
  const isReady = typedLine(hostName) !== '' && !isLimitWrong
  return (
    <Dialog onClose={onClose} aria-labelledby="group-title" maxWidth="xs">
      <form
        onSubmit={ifFits((event) => {
          event.preventDefault()
          if (isReady && !isPending) mutate()
        })}
      >
        <DialogTitle id="group-title" component="h2">
          {t`Order together`}
        </DialogTitle>
        <DialogContent className={styles.fields}>
          <Field
            label={t`Your name for the others`}
            value={hostName}
            limit={LIMITS.GroupOrderRequest.hostName}
            onChange={({ target }) => setHostName(target.value)}
          />
          <Field
            label={t`Closes`}
            value={deadline}
            options={DEADLINES}
            onChange={({ target }) => setDeadline(target.value)}
          />
          <Field
            label={t`Limit for each person`}
            inputMode="decimal"
            value={limit}
            hint={t`Of the dishes, without tax and tip. Leave it empty for no limit.`}
            error={isLimitWrong ? t`Please enter an amount, for example ${formatMoney(2000, currency)}.` : undefined}
            onChange={({ target }) => setLimit(target.value)}
          />
          <ErrorMessage>{error?.message}</ErrorMessage>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant="contained" loading={isPending} blocked={!isReady}>
            {t`Start`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
