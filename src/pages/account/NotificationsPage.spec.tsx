import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { isPressable } from '../../../tests/setup/pressable'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { AccountLayout } from './AccountLayout'
import { NotificationsPage } from './NotificationsPage'

const shop = customersShop()

const press = (name: string) => act(() => Promise.resolve(void fireEvent.click(screen.getByRole('button', { name }))))
const rows = () => within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('link')
const unread = () => rows().filter((row) => row.textContent.startsWith('Unread: ')).length
const tab = (name: RegExp) => within(screen.getByRole('navigation', { name: 'Account' })).getByRole('link', { name })

async function open() {
  shop.show(
    <Routes>
      <Route element={<AccountLayout />}>
        <Route path="/account/notifications" element={<NotificationsPage />} />
      </Route>
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    '/account/notifications',
  )
  await screen.findAllByRole('listitem')
  await screen.findByRole('group', { name: 'Offers' })
}

it('the notifications link to what they are about, which marks them as read; the navigation counts the rest', async () => {
  await shop.completed(1)
  await open()
  expect([rows().length, unread()]).toEqual([2, 2])
  expect(tab(/^Notifications/).textContent).toBe('Notifications2 unread')
  const [newest] = rows()
  await act(() => Promise.resolve(void fireEvent.click(newest!)))
  expect(shop.place()).toBe('/track-order?orderId=ord_0')
  await waitFor(() =>
    expect(shop.sandbox.context.state.readNotifications?.[CUSTOMER]?.ids).toEqual([
      expect.stringMatching(/^ntf_ord_0 2026/),
    ]),
  )
  await waitFor(() => expect(shop.client.isMutating()).toBe(0))
})

it('the notifications load page by page, and are all marked as read at once', async () => {
  await shop.completed(44)
  await open()
  expect(rows()).toHaveLength(20)
  await press('Show more notifications')
  await waitFor(() => expect(rows()).toHaveLength(40))
  await press('Mark all as read')
  expect(unread()).toBe(0)
  expect(tab(/^Notifications/).textContent).toBe('Notifications')
  await waitFor(() => expect(shop.client.isMutating()).toBe(0))
  expect(unread()).toBe(0)
  expect(isPressable(screen.getByRole('button', { name: 'Mark all as read' }))).toBe(false)
})

it('the notifications become unread again, with a message, when they could not be marked', async () => {
  expectLog(/Failed to mark it as read/)
  await shop.completed(1)
  await open()
  shop.fail('PUT')
  await press('Mark all as read')
  await quiet(40)
  await waitFor(() => expect(unread()).toBe(2))
})

it('the notifications can be read again after a failure', async () => {
  expectLog(/Failed to load your notifications/)
  shop.fail('/notifications')
  shop.show(<NotificationsPage />)
  await screen.findByRole('heading', { name: 'Your notifications could not be loaded' })
  await press('Try again')
  await waitFor(() => expect(rows()).toHaveLength(1))
  await screen.findByRole('group', { name: 'Offers' })
})

const box = (kind: string, channel: string) =>
  within(screen.getByRole('group', { name: kind })).getByRole<HTMLInputElement>('checkbox', { name: channel })
const tap = (kind: string, channel: string) => act(() => Promise.resolve(void fireEvent.click(box(kind, channel))))

it('a preference applies at once, and is stored', async () => {
  await open()
  expect([box('My orders', 'SMS').checked, box('Offers', 'Email').checked]).toEqual([true, false])
  await tap('Offers', 'Email')
  expect(box('Offers', 'Email').checked).toBe(true)
  await waitFor(() =>
    expect(shop.sandbox.context.state.preferences?.[CUSTOMER]).toEqual([
      { kind: 'OFFER', channel: 'EMAIL', enabled: true },
    ]),
  )
  await waitFor(() => expect(shop.client.isMutating()).toBe(0))
  expect(box('Offers', 'Email').checked).toBe(true)
})

it('a preference returns to its old value when it could not be stored', async () => {
  expectLog(/Failed to save your choice/)
  await open()
  shop.fail('PUT')
  await tap('Offers', 'Email')
  await waitFor(() => expect(shop.requests('PUT')).toBe(1))
  await waitFor(() => expect(box('Offers', 'Email').checked).toBe(false))
  await quiet()
})
