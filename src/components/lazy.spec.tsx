import { act, fireEvent, screen } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { toast } from '../../tests/setup/toasts'
import { beforeEach, expect, it, vi } from 'vitest'
import { guestsShop, quiet } from '../../tests/setup/shop'
import { loadIfThere } from '../lib/load-code'
import { sessionStore } from '../lib/storage'
import { lazyDialog, optional } from './lazy'
import { lazyPart } from './lazy-part'

type Closable = { onClose: () => void }
const Question = ({ onClose }: Closable) => <button onClick={onClose}>Close the question</button>
const load = vi.fn<() => Promise<ComponentType<Closable>>>()
const reload = vi.fn()
const gone = () => Promise.reject(new TypeError('Importing a module script failed.'))

const shop = guestsShop()
beforeEach(() => {
  Object.assign(window.location, { reload })
  reload.mockReset()
  load.mockReset().mockImplementation(gone)
  sessionStore.remove('reloadedAt')
})
const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await quiet()
}

async function showDialog() {
  const Dialog = lazyDialog(load)
  function Asks() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Ask</button>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
      </>
    )
  }
  shop.show(<Asks />)
  await press('Ask')
}

it('F55 a dialog whose code is gone reloads the page', async () => {
  await showDialog()
  expect(reload).toHaveBeenCalledOnce()
  expect(toast.error).not.toHaveBeenCalled()
})

it('a dialog that cannot be loaded is said to be missing, and each further press tries again', async () => {
  offline()
  await showDialog()
  const words = 'This part of the page could not be shown.'
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(words, expect.anything())
  await press('Ask')
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue(Question)
  await press('Ask')
  await press('Close the question')
  await press('Ask')
  expect(screen.getByRole('button', { name: 'Close the question' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(3)
  expect(reload).not.toHaveBeenCalled()
})

it('a part that cannot be loaded can be tried again in its place, and the rest of the page stays', async () => {
  offline()
  const Form = lazyPart(load, <p>Loading the form</p>)
  shop.show(
    <>
      <h1>Checkout</h1>
      <Form onClose={() => {}} />
    </>,
  )
  expect(screen.getByText('Loading the form')).toBeTruthy()
  await quiet()
  expect(screen.getByRole('alert').textContent).toContain('This part of the page could not be shown.')
  await press('Try again')
  expect(screen.getByRole('heading', { name: 'Checkout' })).toBeTruthy()
  load.mockResolvedValue(Question)
  await press('Try again')
  expect(screen.getByRole('button', { name: 'Close the question' })).toBeTruthy()
})

it('what a page works without is left out, and added when the device is online again', async () => {
  const isOnline = offline()
  const Note = optional(load)
  shop.show(<Note onClose={() => {}} />)
  await quiet()
  expect(screen.queryByRole('alert')).toBeNull()
  isOnline.mockRestore()
  load.mockResolvedValue(Question)
  act(() => void window.dispatchEvent(new Event('online')))
  await quiet()
  expect(screen.getByRole('button', { name: 'Close the question' })).toBeTruthy()
})

it('what no customer sees is not worth a reload', async () => {
  const Figures = optional(load, loadIfThere)
  shop.show(<Figures onClose={() => {}} />)
  await quiet()
  expect(load).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})
