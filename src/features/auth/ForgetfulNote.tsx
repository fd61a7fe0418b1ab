import { useEffect, useState } from 'react'
import { t } from 'ttag'
import { loadIfThere } from '../../lib/load-code'
import { prefetch } from '../../lib/prefetch'
import styles from './SignIn.module.css'

/** Prefetches the identity SDK, and shows a note if the browser cannot store a sign-in. */
export function ForgetfulNote() {
  const [forgetful, setForgetful] = useState(false)
  useEffect(() => {
    prefetch(async () => {
      const { prefetchIdentity } = await loadIfThere(() => import('../../api/identity'))
      setForgetful((await prefetchIdentity()).forgetful)
    })
  }, [])
  return (
    <p role="status" className={styles.note}>
      {forgetful &&
        t`Your browser does not let us keep you signed in. We may ask for a new code when you come back or after you pay.`}
    </p>
  )
}
