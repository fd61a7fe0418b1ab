import { vi } from 'vitest'

vi.resetModules()
vi.unstubAllGlobals()
