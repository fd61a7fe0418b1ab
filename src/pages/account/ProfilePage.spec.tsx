import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { isPressable } from '../../../tests/setup/pressable'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { receive } from '../../sandbox/rules/payments'
import { currentSession } from '../../stores/auth'
import { ProfilePage } from './ProfilePage'

const shop = customersShop()

const kept = () => shop.sandbox.context.state.customers.find(({ id }) => id === CUSTOMER)
const button = (name: string, where: Pick<typeof screen, 'getByRole'> = screen) => where.getByRole('button', { name })
const press = (name: string, where?: Pick<typeof screen, 'getByRole'>) =>
  act(() => Promise.resolve(void fireEvent.click(button(name, where))))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
async function open() {
  shop.show(<ProfilePage />, '/account/profile')
  await screen.findByLabelText('First name')
  await quiet()
}

it('the allergens that a customer avoids are those of the menu, where the API keeps them', async () => {
  await open()
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  await screen.findByRole('group', { name: 'Allergens you avoid' })
  fireEvent.click(box('Tree nuts'))
  expect(box('Tree nuts').checked).toBe(true)
  expect(JSON.parse(localStorage.getItem('menuFilters')!)).toMatchObject({ avoid: ['TREE_NUTS'] })
  fireEvent.click(box('Tree nuts'))
  expect(JSON.parse(localStorage.getItem('menuFilters')!)).toMatchObject({ avoid: [] })
})

it('who has a severe allergy is told to ask, as there may be no phone', async () => {
  await open()
  expect(await screen.findByText(/With a severe allergy, please ask us before you order\./)).toBeTruthy()
})

it('the profile is changed here and wherever the customer is named', async () => {
  await open()
  expect([field('Phone number').value, field('Phone number').readOnly]).toEqual(['+1 212 555 0142', true])
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  type('Last name', 'Lovelace ')
  fireEvent.click(screen.getByRole('checkbox', { name: /offers/ }))
  await press('Save changes')
  await waitFor(() => expect(kept()).toMatchObject({ lastName: 'Lovelace', marketing: true }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
  expect(currentSession()?.user).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', customerId: CUSTOMER })
  expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ lastName: 'Lovelace' })
})

it('the profile shows what is missing at its field and sends nothing, or an error with what was typed', async () => {
  expectLog(/Failed to save your profile/)
  await open()
  type('Last name', 'Lovelace')
  type('Email', 'ada at home')
  await press('Save changes')
  await screen.findByText('Please enter a valid email address.')
  expect(shop.requests('PUT')).toBe(0)
  type('Email', 'ada@home.example')
  shop.fail('PUT')
  await press('Save changes')
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to save your profile. Please try again.')
  expect(field('Last name').value).toBe('Lovelace')
  await press('Save changes')
  await waitFor(() => expect(kept()).toMatchObject({ lastName: 'Lovelace' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
})

it('the profile can be read again after a failure; signing out is possible all the same', async () => {
  expectLog(/Failed to load your profile/)
  shop.fail('/profile')
  shop.show(<ProfilePage />, '/account/profile')
  await screen.findByRole('heading', { name: 'Your profile could not be loaded' })
  expect(isPressable(button('Logout'))).toBe(true)
  await press('Try again')
  await screen.findByLabelText('First name')
})

it('the data are downloaded as a file', async () => {
  const files: Blob[] = []
  const links: string[] = []
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: vi.fn() })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(`${this.href} ${this.download}`)
  })
  await open()
  await press('Export my data')
  await waitFor(() => expect(links).toEqual(['blob:1 my-data.json']))
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(files[0]!)
  })
  expect(JSON.parse(text)).toMatchObject({ profile: { firstName: 'Ada' }, orders: [], addresses: [] })
})

it('the export that takes longer than eight seconds can be requested again', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() })
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await open()
  shop.sandbox.context.scenarios.start({ name: 'latency', match: '/export', ms: 60_000, times: 1 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(button('Export my data'))
  await quiet()
  act(() => void vi.advanceTimersByTime(8000))
  fireEvent.click(button('Try again'))
  vi.useRealTimers()
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(screen.queryByText('Still working...')).toBeNull()
})

const confirm = async () => {
  await press('Delete account')
  await press('Delete account', within(await screen.findByRole('dialog', { name: 'Delete your account?' })))
}

it('deleting the account asks first, then deletes everything and signs out', async () => {
  await open()
  await press('Delete account')
  await press('Keep it', within(await screen.findByRole('dialog')))
  expect(kept()).toBeTruthy()
  await confirm()
  await waitFor(() => expect(currentSession()).toBeNull(), { timeout: 8000 })
  expect(kept()).toBeUndefined()
}, 15_000)

it('deleting the account is refused with the message of the API while an order is under way', async () => {
  expectLog(/Failed to delete your account/)
  await shop.order('PAID')
  receive(shop.sandbox.context.state.orders[0]!, shop.sandbox.context)
  await open()
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^An order of yours is still under way/)
  expect(currentSession()).not.toBeNull()
})
