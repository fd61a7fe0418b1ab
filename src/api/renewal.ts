export type SessionHandlers = {
  /** Resolves with a fresh provider token. Rejects with a `SessionExpiredError` when the session is over. */
  refresh: () => Promise<string>
  /** Called when the session is over. */
  onLost: () => void
}

/** The identity provider or the API no longer accepts this session. No other error signs the customer out (F29). */
export class SessionExpiredError extends Error {}

/** The session could not be renewed this time. The call was refused, but may succeed later (F29). */
export class RenewalFailedError extends Error {}

let connected: SessionHandlers = {
  refresh: () => Promise.reject(new Error('No renewal is connected')),
  onLost: () => {},
}

/** Sets how a session is renewed and what happens when it cannot be. The app calls it once. */
export function configureSession(renewal: SessionHandlers) {
  connected = renewal
}

export const renewal: SessionHandlers = { refresh: () => connected.refresh(), onLost: () => connected.onLost() }
