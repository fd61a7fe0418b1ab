/** What receives messages in this browser; undefined without a service worker or without the Push API. */
export const pushManager = async () => (await navigator.serviceWorker?.getRegistration())?.pushManager

/** Ends what this browser receives; the push service then tells the API that the address is gone. */
export const endPush = async () => void (await (await (await pushManager())?.getSubscription())?.unsubscribe())
