export type SessionHandlers = {
  /** A fresh token of the identity provider. Rejects with an `SessionExpiredError` when the session is over. */
  refresh: () => Promise<string>
  /** The session is over. Called once for all requests that found out. */
  onLost: () => void
}

/** The identity provider, or the host, will not have this session any more: only this signs out (F29). */
export class SessionExpiredError extends Error {}

/** The session could not be renewed this time: the call was refused, and may succeed another time (F29). */
export class RenewalFailedError extends Error {}

let connected: SessionHandlers = {
  refresh: () => Promise.reject(new Error('No renewal is connected')),
  onLost: () => {},
}

/** How a session is renewed, and what to do when it cannot be. Connected once, by the app. */
export function configureSession(renewal: SessionHandlers) {
  connected = renewal
}

export const renewal: SessionHandlers = { refresh: () => connected.refresh(), onLost: () => connected.onLost() }
