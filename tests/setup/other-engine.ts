import { vi } from 'vitest'

const BuildsIntl = globalThis.Intl

/** What engines disagree about: which spaces stand in a text, and whether an hour has a zero before it. */
const otherwise = (text: string) => text.replace(/[\s\u00a0\u202f]/g, '\u2009').replace(/^0(\d:)/, '$1')

/**
 * A browser whose `Intl` differs from the build's: all currencies have the digits that it claims, and spaces are others.
 */
export function stubOtherIntl(digits: number) {
  class Numbers extends BuildsIntl.NumberFormat {
    constructor(locale?: string, options: Intl.NumberFormatOptions = {}) {
      const claimed = { minimumFractionDigits: digits, maximumFractionDigits: digits }
      super(locale, options.style === 'currency' ? { ...claimed, ...options } : options)
      const format = super.format.bind(this)
      Object.defineProperty(this, 'format', { value: (value: number) => otherwise(format(value)) })
    }
  }
  class Dates extends BuildsIntl.DateTimeFormat {
    constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
      super(locale, options)
      const format = super.format.bind(this)
      Object.defineProperty(this, 'format', { value: (value: Date) => otherwise(format(value)) })
    }
  }
  const stub = { NumberFormat: { value: Numbers }, DateTimeFormat: { value: Dates } }
  vi.stubGlobal('Intl', Object.create(BuildsIntl, stub))
}

export const restoreIntl = () => vi.stubGlobal('Intl', BuildsIntl)
