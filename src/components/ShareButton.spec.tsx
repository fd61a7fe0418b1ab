import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from '../../tests/setup/toasts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { quiet } from '../../tests/setup/shop'
import { ShareButton } from './ShareButton'

const SHARED = { title: 'Ramen', url: 'http://shop.test/menu/all-day/item/ramen' }
const share = vi.fn<(data: ShareData) => Promise<void>>()
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  const address = { origin: 'http://shop.test', pathname: '/menu/all-day/item/ramen', search: '?line=ci_1', hash: '#x' }
  vi.stubGlobal('location', address)
  share.mockResolvedValue()
  writeText.mockResolvedValue()
})
afterEach(() => vi.unstubAllGlobals())

function press(device: object) {
  vi.stubGlobal('navigator', device)
  render(<ShareButton title="Ramen" />)
  fireEvent.click(screen.getByRole('button', { name: 'Share Ramen' }))
}
const said = () =>
  [toast.success, toast.error].map((tell) => vi.mocked(tell).mock.calls.map(([text]) => text as string))

it.each([
  ['it does', () => share],
  ['the customer cancels', () => share.mockRejectedValue(new DOMException('Share canceled', 'AbortError'))],
])('the device shares the dish without the cart line that is edited, and no message is shown: %s', async (_, begin) => {
  begin()
  press({ share, clipboard: { writeText } })
  await quiet()
  expect(share.mock.calls).toEqual([[SHARED]])
  expect(writeText).not.toHaveBeenCalled()
  expect(said()).toEqual([[], []])
})

it('a device that cannot share copies the address, and a message appears when that is done', async () => {
  let done = () => {}
  writeText.mockReturnValue(new Promise((resolve) => (done = resolve)))
  press({ clipboard: { writeText } })
  await quiet()
  expect(writeText.mock.calls).toEqual([[SHARED.url]])
  expect(said()).toEqual([[], []])
  done()
  await waitFor(() => expect(said()).toEqual([['Link copied'], []]))
})

it.each<[string, () => object]>([
  ['sharing is refused', () => ({ share: share.mockRejectedValue(new DOMException('No', 'NotAllowedError')) })],
  ['nothing can be copied', () => ({ clipboard: { writeText: writeText.mockRejectedValue(new Error('No')) } })],
  ['there is no clipboard', () => ({})],
])('an error message appears when %s', async (_, device) => {
  press(device())
  await waitFor(() => expect(said()).toEqual([[], ['The link could not be shared']]))
})
