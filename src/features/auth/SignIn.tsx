import { useEffect, useState } from 'react'
import { readablePhone } from '../../lib/phone'
import { warm } from '../../lib/warm'
import { useAuth } from './auth-context'
import { CodeStep } from './CodeStep'
import { DetailsStep } from './DetailsStep'
import { PhoneStep } from './PhoneStep'
import type { Registration } from './phone-flow'
import styles from './SignIn.module.css'

type Step = 'details first' | 'phone' | 'code' | 'details'
const NO_DETAILS: Registration = { firstName: '', lastName: '', email: '' }

/** The steps of signing in, or of signing up, which asks for the details first. Guards lead on once it is done. */
export function SignIn({ signUp = false }: { signUp?: boolean }) {
  const { register } = useAuth()
  const [step, setStep] = useState<Step>(signUp ? 'details first' : 'phone')
  const [phone, setPhone] = useState('')
  const [details, setDetails] = useState<Registration>()

  useEffect(() => {
    warm(() => import('../../api/identity').then(({ warmIdentity }) => warmIdentity()))
  }, [])

  switch (step) {
    case 'details first':
      return (
        <>
          <p className={styles.lead}>Tell us who is hungry. Your phone number is your key; there is no password.</p>
          <DetailsStep
            initial={details ?? NO_DETAILS}
            submitLabel="Continue"
            onSubmit={(given) => {
              setDetails(given)
              setStep('phone')
            }}
          />
        </>
      )
    case 'phone':
      return (
        <>
          <p className={styles.lead}>
            {signUp ? 'Now your number, to confirm it is you.' : 'Your phone number is all you need.'}
          </p>
          <PhoneStep
            initial={phone}
            autoFocus={signUp || phone !== ''}
            onSent={(number) => {
              setPhone(number)
              setStep('code')
            }}
          />
        </>
      )
    case 'code':
      return (
        <>
          <p className={styles.lead}>
            Enter the code we sent to <strong>{readablePhone(phone)}</strong>.
          </p>
          <CodeStep
            phone={phone}
            details={details}
            onRegister={() => setStep('details')}
            onChangeNumber={() => setStep('phone')}
          />
        </>
      )
    case 'details':
      return (
        <>
          <p className={styles.lead}>You are new here. Who shall we call when it is ready?</p>
          <DetailsStep initial={details ?? NO_DETAILS} submitLabel="Create account" autoFocus onSubmit={register} />
        </>
      )
  }
}
