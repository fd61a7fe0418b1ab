import { useLayoutEffect } from 'react'
import { descriptionOf, titleOf, type Head } from '../lib/head'

const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value)

const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')

/** Sets the document's title, description, canonical address and link preview to those of a page at this address. */
export function applyHead({ page, description }: Head) {
  const title = titleOf({ ...(page && { page }) })
  const text = descriptionOf({ description })
  const address = new URL(window.location.pathname, canonical()?.href ?? window.location.origin).href
  document.title = title
  set('meta[name=description]', 'content', text)
  set('meta[property="og:title"]', 'content', title)
  set('meta[property="og:description"]', 'content', text)
  set('meta[property="og:url"]', 'content', address)
  canonical()?.setAttribute('href', address)
}

/** Gives the document the head of the current page. */
export function useHead({ page, description }: Head) {
  useLayoutEffect(() => applyHead({ ...(page && { page }), description }), [page, description])
}
