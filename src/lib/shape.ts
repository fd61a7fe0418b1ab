import { recordOf } from './storage'

/** Says whether a stored value, which may have been tampered with, is what it should be (F38). */
export type Check<T> = (value: unknown) => value is T

export const isString = (value: unknown): value is string => typeof value === 'string'
export const isText = (value: unknown): value is string => isString(value) && value !== ''
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value)

export const orNone =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value)

export const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check)

/** An object whose properties pass, each by its own check: one that the type has, and the check lacks, does not compile. */
export const shape =
  <T extends object>(checks: { [Name in keyof Required<T>]: Check<T[Name & keyof T]> }): Check<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check<unknown>>(checks).every(([name, check]) => check(recordOf(value)[name]))
