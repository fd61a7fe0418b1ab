import { format } from 'node:util'
import { expect, vi } from 'vitest'
import { isPressable } from '../setup/pressable'
import { toast } from '../setup/toasts'

const ODD = /\bNaN\b|\bundefined\b|\[object |Invalid Date|Infinity/
/** A figure that no price and no count comes to: those of 1e12 minor units have 13 digits. */
const TOO_MANY_DIGITS = /\d([,.]?\d){13}/
const CRASHED = /Something went wrong|could not be shown/
const FAILED = /could not|cannot|Failed|not be (loaded|saved|found)/
export const WAITING = '[class*=bone], [aria-label^=Loading]'

const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)]

/** Every text on the screen, also that of fields and of names that are only read out. */
function texts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '')
  for (const field of document.querySelectorAll('input, textarea')) found.push((field as HTMLInputElement).value)
  return [...found, ...all('[aria-label]').map((element) => element.ariaLabel ?? element.getAttribute('aria-label')!)]
}

/** The address, which setup/shop.tsx writes beside the screen: a random id in it may look like a long figure. */
const address = () => document.querySelector('[data-testid=place]')?.textContent
/** The sandbox's random id in an invitation's link may look like one, too. */
const withoutGroupIds = (text: string) => text.replaceAll(/\bgrp_[\da-f]{32}\b/g, '')

/** What toasts have said since the last look. */
export function toasts(): { said: string[]; failures: string[] } {
  const words = (calls: unknown[][]) =>
    calls.map(([title, more]) => `${String(title)} ${String((more as { description?: string })?.description ?? '')}`)
  const failures = words(toast.error.mock.calls.splice(0))
  return { failures, said: [...failures, ...words(toast.success.mock.calls.splice(0))] }
}

type Details = { code?: string; status?: number } | undefined

/** Console lines since the last look: answers that could not be read, and what is neither that nor a refusal. */
export function lines() {
  const calls = [console.error, console.warn].flatMap((log) => vi.mocked(log).mock.calls.splice(0) as unknown[][])
  const detailsOf = ([, details]: unknown[]) => details as Details
  const isUnreadable = (call: unknown[]) => detailsOf(call)?.code === 'MALFORMED'
  const isRefusal = (call: unknown[]) => Number(detailsOf(call)?.status) >= 400
  return {
    unreadable: calls.filter(isUnreadable).map(([words]) => format(words)),
    others: calls
      .filter((call) => !isUnreadable(call) && !isRefusal(call))
      .map((call) => format(...call).slice(0, 600)),
  }
}

const ways = () => all('main, [role=dialog]').flatMap((place) => all('a[href], button', place).filter(isPressable))

/** Whether the screen, or a toast, says in words that something failed. */
export const saysSo = ({ failures }: ReturnType<typeof toasts>) =>
  failures.length > 0 ||
  all('[role=alert]').some((alert) => alert.textContent.trim() !== '') ||
  all('[role=status], [aria-live], h1, h2, main p').some((part) => FAILED.test(part.textContent))

/** Whatever was answered, a screen has words, no nonsense, and a way on. */
export function expectSound(said: string[], mayStayBusy: boolean) {
  const page = document.body
  const dialogs = all('[role=dialog]').filter((dialog) => dialog.textContent.trim() !== '')
  if (dialogs.length === 0) expect(all('h1'), 'headings').toHaveLength(1)
  expect(page.textContent).not.toMatch(CRASHED)
  const shown = [...texts(), ...said]
  expect(
    shown.filter((text) => ODD.test(text)),
    'nonsense',
  ).toEqual([])
  expect(
    shown.filter((text) => TOO_MANY_DIGITS.test(withoutGroupIds(text)) && text !== address()),
    'figures that are too long',
  ).toEqual([])
  expect(
    all(WAITING).map((part) => part.outerHTML.slice(0, 200)),
    'what still loads',
  ).toEqual([])
  if (!mayStayBusy)
    expect(
      all('[aria-busy=true]').map((part) => part.textContent),
      'buttons that stay busy',
    ).toEqual([])
  expect(all('script, a[href^="javascript:" i]'), 'scripts').toEqual([])
  if (all('[role=alert]').length > 0 || FAILED.test(page.textContent))
    expect(ways().length, 'ways on').toBeGreaterThan(0)
}
