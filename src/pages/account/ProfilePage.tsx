import { Button } from '../../components/Button'
import { useTitle } from '../../components/use-title'
import { useAuth } from '../../features/auth/auth-context'
import styles from './AccountLayout.module.css'

export function ProfilePage() {
  useTitle('Profile')
  const { user, logout } = useAuth()
  const facts: [string, string][] = [
    ['Name', `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim()],
    ['Phone number', user?.phoneNumber ?? ''],
    ['Email', user?.email ?? ''],
  ]
  return (
    <>
      <h1>Profile</h1>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.list}>
        <div>
          <Button variant="outlined" onClick={() => void logout()}>
            Logout
          </Button>
        </div>
      </div>
    </>
  )
}
