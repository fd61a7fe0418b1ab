import { useState, type ReactNode } from 'react'
import { AllergenWarning } from '../../components/AllergenWarning'
import { BottomBarLink } from '../../components/BottomBarLink'
import { Button, LinkButton } from '../../components/Button'
import { CheckField } from '../../components/CheckField'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { Contents } from '../../components/Contents'
import { Counter } from '../../components/Counter'
import { Dialog } from '../../components/Dialog'
import { DishPicture } from '../../components/DishPicture'
import { Dotted } from '../../components/Dotted'
import { DrawnField } from '../../components/DrawnField'
import { EmptyState } from '../../components/EmptyState'
import { ErrorMessage } from '../../components/ErrorMessage'
import { Field } from '../../components/Field'
import { HoverMenu } from '../../components/HoverMenu'
import { Icon, type IconName } from '../../components/Icon'
import { IconButton } from '../../components/IconButton'
import { LongList } from '../../components/LongList'
import { CentredSpinner, ErrorState, LoadingPage, Missing } from '../../components/PageState'
import { Progress } from '../../components/Progress'
import { QuantityOf } from '../../components/QuantityOf'
import { RemovedRow } from '../../components/RemovedRow'
import { ShareButton } from '../../components/ShareButton'
import { SignInState } from '../../components/SignInState'
import { Skeleton } from '../../components/Skeleton'
import { StillWorking } from '../../components/StillWorking'
import { WhenHydrated } from '../../components/WhenHydrated'
import { Choices, Offers, Quantity, Stars, Size } from './changing'
import styles from './GalleryPage.module.css'

const nothing = () => {}
const ICONS: IconName[] = ['cart', 'search', 'user', 'clock', 'pin', 'phone', 'mail', 'chili']

/** A button that shows something over the page until that is closed. */
function Opens({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  )
}

/** The components that can be seen, each in its states. `group` makes the names of radio groups unique on the page. */
export const samplesOf = (group: string): Record<string, ReactNode> => ({
  Button: (['contained', 'outlined', 'text'] as const).map((variant) => (
    <div key={variant} className={styles.states}>
      <Button variant={variant}>Add to cart</Button>
      <Button variant={variant} loading>
        Adding
      </Button>
      <Button variant={variant} disabled>
        Sold out
      </Button>
      <LinkButton to="/menu" variant={variant} size="large">
        Menu
      </LinkButton>
    </div>
  )),
  IconButton: (
    <>
      <IconButton icon="close" label="Remove" />
      <IconButton icon="filter" label="Edit" disabled />
      <ShareButton title="the gallery" />
    </>
  ),
  Icon: ICONS.map((name) => <Icon key={name} name={name} />),
  HoverMenu: (
    <HoverMenu
      name="Sorting"
      items={[
        { label: 'By name', current: true, onSelect: nothing },
        { label: 'Menu', to: '/menu' },
      ]}
    >
      Sorting <Icon name="down" size={18} />
    </HoverMenu>
  ),
  ErrorMessage: <ErrorMessage>Your card could not be removed.</ErrorMessage>,
  Field: (
    <>
      <Field label="First name" hint="As on your card" />
      <Field label="Email" defaultValue="ada@home" error="Please enter a valid email address." />
      <Field label="Phone number" defaultValue="+1 212 555 0142" disabled />
      <Size />
    </>
  ),
  DrawnField: <DrawnField label="First name" hint="As on your card" />,
  CheckField: <CheckField label="Cutlery" checked onChange={nothing} />,
  FormCheck: <Offers />,
  Counter: [12, 280, 312].map((length) => (
    <Counter key={length} id={`${group} counter ${length}`} {...{ length, limit: 300 }} />
  )),
  ChoiceRow: <Choices name={`${group}-choice`} />,
  StarsField: <Stars />,
  BottomBarLink: (
    <BottomBarLink label="Sample order" to="/menu">
      <Dotted>View cart · 2 items</Dotted>
      <span className="money">$13.00</span>
    </BottomBarLink>
  ),
  QuantityStepper: <Quantity />,
  QuantityOf: <QuantityOf name="Hand-pulled noodles" value={2} max={5} onChange={() => {}} />,
  SignInState: (
    <SignInState title="Please sign in to see your order" next="/account/orders">
      It is shown to its customer only.
    </SignInState>
  ),
  WhenHydrated: <WhenHydrated>The page is hydrated.</WhenHydrated>,
  Contents: <Contents of={{ allergens: ['SPELT'], additives: ['with coloring'], alcoholPercent: 5.2 }} />,
  AllergenWarning: <AllergenWarning allergens={['PEANUT', 'SESAME']} />,
  DishPicture: (
    <>
      <DishPicture src="/pictures/row-curry.webp" kind="BOWL" className={styles.picture} />
      <DishPicture src="/pictures/market-tacos.webp" kind="PLATE" className={styles.picture} />
    </>
  ),
  Dialog: (
    <>
      <Opens name="Dialog">
        {(close) => (
          <Dialog onClose={close} slotProps={{ paper: { 'aria-label': 'Example' } }} maxWidth="xs">
            <Button onClick={close}>Close</Button>
          </Dialog>
        )}
      </Opens>
      <Opens name="ConfirmDialog">
        {(close) => (
          <ConfirmDialog
            title="Remove it?"
            text="It is gone then."
            action="Remove"
            onConfirm={nothing}
            onClose={close}
          />
        )}
      </Opens>
    </>
  ),
  LongList: (
    <LongList label="Rows">
      {['One', 'Two'].map((row) => (
        <p key={row} role="listitem">
          {row}
        </p>
      ))}
    </LongList>
  ),
  RemovedRow: <RemovedRow name="Row fries" onUndo={nothing} path="/menu" takesFocus={false} />,
  Missing: <Missing onRetry={nothing}>The hours could not be loaded.</Missing>,
  ErrorState: <ErrorState title="The menu could not be loaded" onRetry={nothing} page={false} />,
  EmptyState: <EmptyState title="Your cart is empty">Nothing has been added yet.</EmptyState>,
  Skeleton: (
    <>
      <Skeleton width="160px" height="20px" />
      <Skeleton width="96px" height="20px" />
    </>
  ),
  Progress: (
    <div className={styles.bar}>
      <Progress />
    </div>
  ),
  StillWorking: <StillWorking />,
  LoadingPage: <LoadingPage />,
  CentredSpinner: <CentredSpinner />,
})
