import { useState, type ReactNode } from 'react'
import { jt, t } from 'ttag'
import { valuesBefore } from '../../lib/kept-values'
import { isReload } from '../../lib/reload'
import { recordOf } from '../../lib/storage'
import { useHydrated } from '../../lib/use-hydrated'
import { useKeptValues } from '../../lib/use-kept-values'
import { useAuth } from './auth-context'
import { CodeStep } from './CodeStep'
import { DetailsStep } from './DetailsStep'
import { ForgetfulNote } from './ForgetfulNote'
import { NotSetUp } from './NotSetUp'
import { PhoneStep } from './PhoneStep'
import { changeSignIn, detailsOf, readSignIn, type SignInDraft, type Registration } from './sign-in-draft'
import styles from './SignIn.module.css'
import { usePhones } from './use-phones'

type Step = 'details first' | 'phone' | 'code' | 'details'
const NO_DETAILS: Registration = { firstName: '', lastName: '', email: '' }

/** Of what the steps hold before a reload of ours. */
const NAME = 'sign-in'

/** A sign-up before its code: the details that were given are kept, and the number is asked for. */
function detailsBefore(): SignInDraft | null {
  const details = detailsOf(recordOf(valuesBefore(NAME)).details)
  return details ? { phone: '', verificationId: '', sentAt: 0, details, changing: true } : null
}

type Props = {
  /** Asks for the details first. */
  signUp?: boolean
}

/**
 * The sign-in form. Route guards redirect once it is done. The SDK's configuration is asked for at once, the SDK loads
 * on the first focus, so that it does not delay the form.
 */
export function SignIn({ signUp = false }: Props) {
  const [kept] = useState(() => (isReload() ? (readSignIn() ?? detailsBefore()) : null))
  const before = useHydrated() ? kept : null
  const [isBegun, setBegun] = useState(false)
  return (
    <div ref={(form) => void (form?.contains(document.activeElement) && setBegun(true))} onFocus={() => setBegun(true)}>
      <NotSetUp />
      <Steps key={before ? 'resumed' : 'new'} signUp={signUp} before={before} />
      {isBegun && <ForgetfulNote />}
    </div>
  )
}

/** `before` is the sign-in to resume after a reload. */
function Steps({ signUp, before }: Required<Props> & { before: SignInDraft | null }) {
  const { register } = useAuth()
  const [step, setStep] = useState<Step>(() => {
    if (before) return before.changing ? 'phone' : 'code'
    return signUp ? 'details first' : 'phone'
  })
  const [phone, setPhone] = useState(before?.phone ?? '')
  const phones = usePhones(phone)
  const [details, setDetails] = useState(before?.details)
  useKeptValues(NAME, () => ({ details: step === 'phone' ? details : undefined }))
  const number = (
    <strong key="number" dir="ltr" className={styles.number}>
      {phones?.readablePhone(phone) ?? phone}
    </strong>
  )
  const leads: Record<Step, ReactNode> = {
    'details first': t`Tell us who is hungry. Your phone number is your key; there is no password.`,
    phone: signUp ? t`Now your number, to confirm it is you.` : t`Your phone number is all you need.`,
    code: jt`Enter the code we sent to ${number}.`,
    details: t`You are new here. Who shall we call when it is ready?`,
  }

  return (
    <>
      <p className={`${styles.lead} ${step === 'details' ? styles.registers : ''}`}>{leads[step]}</p>
      {step === 'details first' && (
        <DetailsStep
          initial={details ?? NO_DETAILS}
          submitLabel={t`Continue`}
          onSubmit={(given) => {
            setDetails(given)
            setStep('phone')
          }}
        />
      )}
      {step === 'phone' && (
        <PhoneStep
          initial={phone}
          autoFocus={signUp || phone !== ''}
          onSent={(sentTo) => {
            changeSignIn({ details, changing: false })
            setPhone(sentTo)
            setStep('code')
          }}
        />
      )}
      {step === 'code' && (
        <CodeStep
          phone={phone}
          details={details}
          onRegister={() => setStep('details')}
          onChangeNumber={() => {
            changeSignIn({ changing: true })
            setStep('phone')
          }}
        />
      )}
      {step === 'details' && (
        <DetailsStep initial={details ?? NO_DETAILS} submitLabel={t`Create account`} autoFocus onSubmit={register} />
      )}
    </>
  )
}
