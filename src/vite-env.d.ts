/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string
  readonly VITE_RESTAURANT_ID?: string
  readonly VITE_RESTAURANT_NAME?: string
  readonly VITE_PAYMENT_HOSTS?: string
}

declare module 'virtual:looks.css'
declare module 'virtual:mui.css'
