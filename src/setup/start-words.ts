import { t } from 'ttag'

/** What `npm start` says when it serves the shop, and when it cannot. */
export const openAt = (url: string) => t`The storefront is open at ${url} (SMS codes and the sandbox panel: /__sandbox)`
export const onPhone = (url: string) => t`On a phone in the same network: ${url}`
export const portTaken = (port: number, other: number) =>
  t`Port ${port} is already in use. Choose another one: PORT=${other} npm start`
export const portRefused = (port: number, code = '', other: number) =>
  t`Port ${port} cannot be opened by this user (${code}). Choose another one: PORT=${other} npm start`
