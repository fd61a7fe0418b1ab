import { act, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DrawnField } from './DrawnField'
import { Field as MuiField } from './Field'
import { ifFits } from './fits'

describe.each([
  ['MUI’s', MuiField],
  ['the browser’s own', DrawnField],
])('%s', (_whose, Field) => {
  it('field has its error announced, as its description', () => {
    const { rerender } = render(<Field label="Phone number" hint="With the area code" />)
    const field = screen.getByRole('textbox', { name: 'Phone number' })
    const region = screen.getByText('With the area code').closest('[aria-live]')
    rerender(<Field label="Phone number" error="Please enter a valid phone number." />)
    const error = screen.getByText('Please enter a valid phone number.')
    expect(error.closest('[aria-live=polite]')).toBe(region)
    expect(field.getAttribute('aria-describedby')).toBe(error.id)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    rerender(<Field label="Phone number" error="Please enter a valid phone number." quiet />)
    expect(region?.getAttribute('aria-live')).toBe('off')
  })

  it('field with rows is one text area of at least that many lines', () => {
    const { container } = render(<Field label="Note" rows={2} defaultValue={'No nuts\nRing twice'} />)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
    expect([field.rows, field.value, field.hasAttribute('type')]).toEqual([2, 'No nuts\nRing twice', false])
    expect(field.style.minBlockSize).toBe('2lh')
    expect(container.querySelectorAll('textarea')).toHaveLength(1)
  })

  it('field takes the attributes and the ref of its input', () => {
    const attached = vi.fn<(element: HTMLInputElement | null) => void>()
    const { rerender } = render(<Field label="First name" defaultValue="Ada" minLength={2} ref={attached} />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' })
    expect(attached).toHaveBeenCalledExactlyOnceWith(input)
    expect([input.value, input.minLength, input.placeholder.trim()]).toEqual(['Ada', 2, ''])
    rerender(<Field label="First name" defaultValue="Ada" minLength={3} ref={attached} disabled />)
    expect([input.minLength, input.disabled]).toEqual([3, true])
  })

  describe('field with a limit', () => {
    afterEach(() => vi.useRealTimers())

    const sent = vi.fn<() => void>()
    const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' })
    const paste = (text: string) => fireEvent.input(note(), { target: { value: text } })
    const described = () =>
      (note().getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' | ')
    const show = (rows?: number) =>
      render(
        <form aria-label="Order" onSubmit={ifFits(sent)}>
          <Field label="Note" limit={10} hint="For the kitchen." {...(rows && { rows })} />
        </form>,
      )

    it('keeps all that is pasted, says how much is too much, and refuses the form until it fits', () => {
      sent.mockReset()
      show()
      paste('x'.repeat(10_000))
      expect(note().value).toHaveLength(10_000)
      expect(described()).toBe('Please shorten this by 9990 characters. It can have 10. | 10000 of 10 characters')
      expect(note().getAttribute('aria-invalid')).toBe('true')
      fireEvent.submit(screen.getByRole('form'))
      expect(sent).not.toHaveBeenCalled()
      expect(document.activeElement).toBe(note())
      paste('x'.repeat(10))
      expect(described()).toBe('For the kitchen. | 10 of 10 characters')
      fireEvent.submit(screen.getByRole('form'))
      expect(sent).toHaveBeenCalledOnce()
    })

    it.each([
      ['12345678', '8 of 10 characters'],
      ['1234567', ''],
      ['  1234567  ', ''],
      ['🎂🎂🎂🎂🎂🎂🎂🎂', '8 of 10 characters'],
    ])('of one line counts from four fifths on: %j', (typed, counted) => {
      show()
      paste(typed)
      expect(screen.queryByText(/of 10 characters/)?.textContent ?? '').toBe(counted)
    })

    it('of several lines always counts', () => {
      show(2)
      expect(screen.getByText('0 of 10 characters')).toBeTruthy()
      paste('ab\ncd')
      expect(screen.getByText('5 of 10 characters')).toBeTruthy()
    })

    it('tells a screen reader in a pause of the typing, and only near the limit', () => {
      vi.useFakeTimers()
      const { container } = show(2)
      const said = () => container.querySelector('span[aria-live=polite]')?.textContent
      const pause = () => act(() => void vi.advanceTimersByTime(1000))
      paste('12345')
      pause()
      expect(said()).toBe('')
      paste('123456789')
      expect(said()).toBe('')
      pause()
      expect(said()).toBe('9 of 10 characters')
      paste('12345678901')
      pause()
      expect(said()).toBe('Please shorten this by 1 character. It can have 10.')
    })

    it('counts what a form fills in by itself, too', () => {
      function Form() {
        const { register, reset } = useForm({ defaultValues: { note: 'x'.repeat(11) } })
        return (
          <>
            <Field label="Note" limit={10} {...register('note')} />
            <button onClick={() => reset({ note: 'x'.repeat(9) })}>Reset</button>
          </>
        )
      }
      render(<Form />)
      expect(screen.getByText('11 of 10 characters')).toBeTruthy()
      fireEvent.click(screen.getByRole('button'))
      expect(screen.getByText('9 of 10 characters')).toBeTruthy()
    })

    it('counts what is sent', () => {
      render(<Field label="Note" limit={4} asSent={(typed) => typed.replaceAll(' ', '')} defaultValue="1 2 3 4" />)
      expect(screen.getByText('4 of 4 characters')).toBeTruthy()
    })
  })
})

it('a field with options is the browser’s own list of them', () => {
  const options = [
    ['', 'Please choose'],
    ['m', 'Medium'],
    ['l', 'Large', 'blocked'],
  ] as const
  const onChange = vi.fn<(value: string) => void>()
  render(<MuiField label="Size" value="" options={options} onChange={({ target }) => onChange(target.value)} />)
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size' })
  expect(list.tagName).toBe('SELECT')
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Large' }).disabled).toBe(true)
  fireEvent.change(list, { target: { value: 'm' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('m')
})
