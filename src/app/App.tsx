import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { queryClient } from '../api/query-client'
import { AuthProvider } from '../features/auth/AuthProvider'
import { theme } from '../theme/theme'
import { AppRoutes } from './AppRoutes'
import { Devtools } from './Devtools'
import { Toasts } from './Toasts'

/** The storefront and all it stands on. */
export const App = () => (
  <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null}>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AuthProvider>
          <AppRoutes />
        </AuthProvider>
      </BrowserRouter>
      <Toasts />
      <Devtools />
    </QueryClientProvider>
  </ThemeProvider>
)
