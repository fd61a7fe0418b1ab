import { useDeferredValue } from 'react'

/**
 * Whether to show content whose data is there. It turns true a moment after the data has arrived, so that React renders
 * the content in slices and the browser responds between them: what arrives with an answer is otherwise rendered in one
 * go. Content whose data is there at first is shown at once.
 */
export const useInSlices = (isThere: boolean) => useDeferredValue(isThere)
