// jsdom and testing-library, without what took a twentieth of the time of all screen tests.
import { configure, prettyDOM } from '@testing-library/react'

const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea'

function labelsOf(this: HTMLElement) {
  if (!this.matches(LABELABLE)) return null
  const { ownerDocument } = this
  return [...ownerDocument.getElementsByTagName('label')].filter((label) =>
    label.hasAttribute('for')
      ? ownerDocument.getElementById(label.htmlFor) === this
      : label.contains(this) && label.querySelector(LABELABLE) === this,
  )
}

/** For each name that is asked for, jsdom would walk through the page once for each of its labels. */
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLOutputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf })
}

/** A query that waits fails at each change of the page. Only the failure that is told needs the page in its text. */
configure({
  getElementError: function getElementError(message, container) {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    Error.captureStackTrace(error, getElementError)
    const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
    return Object.defineProperty(error, 'message', { configurable: true, get })
  },
})
