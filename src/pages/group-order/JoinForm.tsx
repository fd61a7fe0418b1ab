import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { jt, t } from 'ttag'
import { ApiError } from '../../api/errors'
import { LIMITS } from '../../api/limits.gen'
import { groupOrderWrites } from '../../api/queries/group-orders'
import type { GroupOrder } from '../../api/types'
import { Button, LinkButton } from '../../components/Button'
import { ErrorMessage } from '../../components/ErrorMessage'
import { Field } from '../../components/Field'
import { ifFits } from '../../components/fits'
import { groupChanged } from '../../features/group-order/changes'
import { paths, withQuery } from '../../lib/paths'
import { randomId } from '../../lib/random-id'
import { useKeptText } from '../../lib/use-kept-values'
import { typedLine } from '../../lib/typed'
import { currentSession, useCustomerId } from '../../stores/auth'
import { groupJoined, joinBegun, unansweredJoin } from '../../stores/group-order'
import styles from './GroupOrderPage.module.css'

type Props = { group: GroupOrder }

/** Leads to the sign-in and back to the group order. */
function SignInFirst({ group: { id, hostName } }: Props) {
  const host = <bdi key="host">{hostName}</bdi>
  return (
    <div className={styles.form}>
      <p>{jt`Please sign in to choose dishes in ${host}’s group order. We bring you back here afterwards.`}</p>
      <LinkButton
        to={withQuery(paths.login, { next: withQuery(paths.groupOrder, { id }) })}
        variant="contained"
        size="large"
      >
        {t`Sign in to join`}
      </LinkButton>
    </div>
  )
}

/**
 * Asks for a name, joins and opens the menu. A repeated try joins once, also after a reload: the token stays the same.
 * Asks a guest to sign in first where the API requires that.
 */
export function JoinForm({ group }: Props) {
  const isGuest = useCustomerId() === null
  const client = useQueryClient()
  const navigate = useNavigate()
  const [begun] = useState(() => unansweredJoin(group.id))
  const [name, setName] = useKeptText(`join ${group.id}`, begun?.name ?? currentSession()?.user.firstName)
  const [own] = useState(() => `${randomId()}${randomId()}`)
  // Under another name somebody else joins: with the same token they would take part as the first.
  const token = begun && typedLine(name) === begun.name ? begun.token : own
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['group-order', 'join'],
    mutationFn: () => {
      joinBegun({ groupOrderId: group.id, token, name: typedLine(name) })
      return groupOrderWrites.join(group.id, token, typedLine(name))
    },
    onSuccess: (joined) => {
      const membership = { groupOrderId: group.id, token, hostName: joined.hostName }
      groupChanged(client, membership, joined)
      groupJoined(membership)
      void navigate(paths.menu)
    },
    meta: { call: 'POST /restaurants/{restaurantId}/group-orders/{groupOrderId}/participants' },
  })
  const isRequired = group.signInRequired || (error instanceof ApiError && error.code === 'SIGN_IN_REQUIRED')
  if (isGuest && isRequired) return <SignInFirst group={group} />
  const refused = error instanceof ApiError ? error.fields['/name'] : undefined
  return (
    <form
      className={styles.form}
      onSubmit={ifFits((event) => {
        event.preventDefault()
        if (typedLine(name) && !isPending) mutate()
      })}
    >
      <Field
        label={t`Your name`}
        name="name"
        autoComplete="given-name"
        value={name}
        limit={LIMITS.ParticipantRequest.name}
        error={refused}
        onChange={({ target }) => setName(target.value)}
      />
      <ErrorMessage>{refused === undefined && error?.message}</ErrorMessage>
      <Button type="submit" variant="contained" size="large" fullWidth loading={isPending} blocked={!typedLine(name)}>
        {t`Join and choose dishes`}
      </Button>
    </form>
  )
}
