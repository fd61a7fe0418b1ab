/** The settings of the build. The restaurant is a fixed constant of the client (rule 1.1). */
export const config = {
  restaurantId: import.meta.env.VITE_RESTAURANT_ID ?? 'tamarind-row',
  restaurantName: import.meta.env.VITE_RESTAURANT_NAME ?? 'Tamarind Row',
  /** Empty when the embedded sandbox answers on the storefront's own origin. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL ?? '',
  /** Hosts, besides our own origin, that a hosted payment page may have. */
  paymentHosts: (import.meta.env.VITE_PAYMENT_HOSTS ?? '').split(',').filter(Boolean),
} as const
