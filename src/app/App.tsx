import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { queryClient } from '../api/query-client'
import { AuthProvider } from '../features/auth/AuthProvider'
import { CartQuantities } from '../features/cart/CartQuantities'
import { AppRoutes } from './AppRoutes'
import { GlobalOverlays } from './GlobalOverlays'

type Props = {
  Router: ComponentType<{ children: ReactNode }>
}

/** The storefront with its providers. */
export const App = ({ Router }: Props) => (
  <QueryClientProvider client={queryClient}>
    <Router>
      <AuthProvider>
        <AppRoutes />
      </AuthProvider>
    </Router>
    <CartQuantities />
    <GlobalOverlays />
  </QueryClientProvider>
)
