import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createConfig, lint } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import {
  responsesPath,
  fileSchemaPath,
  fileSchemas,
  generateAnswers,
  generateFileSchema,
  generateLimits,
  generateTypes,
  limitsPath,
  typesPath,
} from '../../openapi/generate.mjs'
import { type Operation, operations } from './contract'

const yamlPath = fileURLToPath(new URL('../../openapi/adapters.yaml', import.meta.url))

describe('the document', () => {
  it('passes the linter', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // Some shapes are named for what later operations will carry.
        'no-unused-components': 'off',
        // `default` documents the errors of every operation, as the table below requires.
        'operation-4xx-response': 'off',
      },
    })
    const problems = await lint({ ref: yamlPath, config })
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([])
  })
})

describe('what is generated from it', () => {
  const upToDate = (path: string, made: string) =>
    expect(readFileSync(path, 'utf8') === made, `${path} is out of date. Run npm run contract:types`).toBe(true)

  it('has up-to-date types', async () => upToDate(typesPath, await generateTypes()))
  it('has up-to-date limits of texts', () => upToDate(limitsPath, generateLimits()))
  it('has up-to-date schemas', () => upToDate(responsesPath, generateAnswers()))
  it.each(fileSchemas)('has an up-to-date schema of %s files', async (name) =>
    upToDate(fileSchemaPath(name), await generateFileSchema(name)),
  )
})

describe('the operations', () => {
  const requiredHeaders = ({ parameters, security }: Operation) => [
    ...parameters.filter((entry) => entry.in === 'header' && entry.required).map(({ name }) => name),
    ...(security?.length === 0 ? [] : ['authorization']),
  ]
  const USER = '/api/v1/restaurants/{restaurantId}/users/{customerId}'

  it('of the specification are these nine, with these headers', () => {
    const specified = operations.filter((operation) => operation['x-origin'] === 'specified')
    expect(Object.fromEntries(specified.map((operation) => [operation.key, requiredHeaders(operation)]))).toEqual({
      'GET /api/v1/auth/firebase-config/{restaurantId}': ['login_source'],
      'POST /api/v1/auth/login/mobile/{restaurantId}': ['login_source', 'device_id', 'authorization'],
      'POST /api/v1/auth/register/{restaurantId}': ['login_source', 'device_id', 'authorization'],
      'POST /api/v1/auth/logout': ['login_source', 'device_id', 'restaurant_id', 'authorization'],
      'GET /api/v1/clover/restaurants/{restaurantId}/users/{userId}/orders/{orderId}/provider': [
        'login_source',
        'authorization',
      ],
      [`GET ${USER}/cart`]: ['login_source', 'authorization'],
      [`POST ${USER}/cart/cart-items`]: ['login_source', 'authorization'],
      [`PUT ${USER}/cart/cart-items/{cartItemId}`]: ['login_source', 'authorization'],
      [`DELETE ${USER}/cart/cart-items/{cartItemId}`]: ['login_source', 'authorization'],
    })
  })

  it('beyond the specification are marked as proposed', () => {
    const origins = operations.map((operation) => operation['x-origin'])
    expect(origins.filter((origin) => origin === 'specified')).toHaveLength(9)
    expect(origins.filter((origin) => origin !== 'specified' && origin !== 'proposed')).toEqual([])
  })

  it('have unique names', () => {
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(operations.length)
  })

  it.each(operations)('$key is described', ({ operationId, summary, tags, responses, parameters }) => {
    expect(operationId).toMatch(/^[a-z][A-Za-z]+$/)
    expect(summary).toMatch(/^[A-Z].+[^.]$/)
    expect(tags).toHaveLength(1)
    expect(parameters.map(({ name }) => name)).toContain('login_source')
    expect(Object.keys(responses).filter((status) => status.startsWith('2'))).toHaveLength(1)
    expect(responses.default).toEqual({ $ref: '#/components/responses/Problem' })
  })
})
