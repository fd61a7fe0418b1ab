import { loadCode } from '../lib/load-code'

/** A press on a link, a button or a choice, as far as it has come. */
export type Press = { on: Element | null; isClick?: true; isUp?: true; isCancelled?: true; isHeard?: true }

declare global {
  interface Window {
    /** What has changed in the page since the browser had read it, by React or by others, until the guard takes over. */
    pageChanges?: { records: MutationRecord[]; watch: MutationObserver }
    /** What is being pressed, or was last. */
    press?: Press | null
  }
}

/** Whether others have changed the page before React has rendered anything. */
export const isChanged = () => Boolean(window.pageChanges?.records.length)

/** The code for a page that others change. */
export const changedPage = () => loadCode(() => import('./changed-page'))
