// Makes src/api/schema.gen.ts (types), src/api/limits.gen.ts (how long a text may be) and src/api/responses.gen.json
// (schemas of the answers, for checks at run time) from adapters.yaml, and from those the schemas by which editors complete the files of a restaurant's folder.
// `node openapi/generate.mjs` writes them; tests/contract compares.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { runnerImport } from 'vite'
import { SHOWN_FORMATS } from './formats.mjs'
import { readContract } from './read.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const METHODS = ['get', 'put', 'post', 'delete', 'patch']
export const typesPath = at('../src/api/schema.gen.ts')
export const limitsPath = at('../src/api/limits.gen.ts')
export const responsesPath = at('../src/api/responses.gen.json')

/** The client's middleware adds these, so a call need not name them. */
function relaxMiddlewareHeaders(contract) {
  const added = ['login_source']
  for (const name of added) contract.components.parameters[name].required = false
  return contract
}

export async function generateTypes() {
  const ast = await openapiTS(relaxMiddlewareHeaders(readContract()), { alphabetize: false })
  return `// Generated from openapi/adapters.yaml by npm run contract:types. Do not edit.\n${astToString(ast)}`
}

const CHECKED = ['type', 'properties', 'items', 'enum', '$ref', 'minimum', 'maximum']

/**
 * A schema without what a reader of answers need not check: prose, examples, the length of texts, the type of an enum.
 * Nearly all properties are required, so the others are named: that takes a tenth less to send.
 */
function bare(schema) {
  if (Array.isArray(schema) || typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (key === 'properties') {
        const optional = Object.keys(value).filter((name) => !schema.required?.includes(name))
        const properties = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, bare(inner)]))
        return [...(optional.length > 0 ? [['optional', optional]] : []), [key, properties]]
      }
      if (key === 'x-else') return [[key, value]]
      if (key === 'type' && schema.enum) return []
      return CHECKED.includes(key) || (key === 'format' && value in SHOWN_FORMATS) ? [[key, bare(value)]] : []
    }),
  )
}

function reachable(names, schemas, found = new Set()) {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    const inner = [...JSON.stringify(schemas[name]).matchAll(/#\/components\/schemas\/(\w+)/g)].map((match) => match[1])
    reachable(inner, schemas, found)
  }
  return found
}

export function generateAnswers() {
  const { paths, components } = readContract()
  const operations = {}
  for (const [path, item] of Object.entries(paths)) {
    for (const method of METHODS.filter((name) => item[name])) {
      const success = Object.entries(item[method].responses).find(([status]) => status.startsWith('2'))?.[1]
      const ref = success?.content?.['application/json']?.schema?.$ref
      if (ref) operations[`${method.toUpperCase()} ${path}`] = ref.split('/').at(-1)
    }
  }
  const names = [...reachable(Object.values(operations), components.schemas)].sort()
  const schemas = Object.fromEntries(names.map((name) => [name, bare(components.schemas[name])]))
  return `${JSON.stringify({ operations, components: { schemas } }, null, 1)}\n`
}

const lengthsOf = (properties) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { maxLength }]) => (maxLength ? [[name, maxLength]] : [])),
  )

/** The longest texts that a body may have, by the names of schema and property, and those of a query. */
export function generateLimits() {
  const { paths, components } = readContract()
  const operations = Object.values(paths).flatMap((item) => METHODS.flatMap((name) => item[name] ?? []))
  const sent = operations.flatMap(({ requestBody }) => requestBody?.content['application/json'].schema.$ref ?? [])
  const bodies = [
    ...reachable(
      sent.map((ref) => ref.split('/').at(-1)),
      components.schemas,
    ),
  ].sort()
  const query = Object.values(paths).flatMap(({ parameters = [] }) => parameters.filter((one) => one.in === 'query'))
  const limits = {
    ...Object.fromEntries(bodies.map((name) => [name, lengthsOf(components.schemas[name].properties ?? {})])),
    query: lengthsOf(Object.fromEntries(query.map(({ name, schema }) => [name, schema]))),
  }
  const some = Object.fromEntries(Object.entries(limits).filter(([, lengths]) => Object.keys(lengths).length > 0))
  return `// Generated from openapi/adapters.yaml by npm run contract:types. Do not edit.
/** How many characters a text may have, by the contract. */
export const LIMITS = ${JSON.stringify(some, null, 2)} as const\n`
}

/** The schemas by which editors complete the files of a restaurant's folder. */
const FILES = {
  menu: ['short-schema.ts', 'menuFileSchema'],
  restaurant: ['restaurant-schema.ts', 'restaurantFileSchema'],
}
export const fileSchemas = Object.keys(FILES)
export const fileSchemaPath = (name) => at(`../src/sandbox/seed/${name}.schema.gen.json`)

/** What a restaurant writes for people to read, once or in each of its languages. */
const WORDS = ['name', 'description', 'tagline', 'cuisine', 'label', 'value', 'text', 'note', 'story']
const IN_LANGUAGES = { type: 'object', minProperties: 1, additionalProperties: { type: 'string' } }
const TRANSLATIONS = { type: 'object', additionalProperties: IN_LANGUAGES }

const inLanguages = (schema) =>
  schema.type === 'array'
    ? { ...schema, items: inLanguages(schema.items) }
    : schema.type === 'string'
      ? { anyOf: [schema, IN_LANGUAGES] }
      : schema

/** The schema of a file whose texts may be in several languages. */
const withLanguages = (schema) =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'properties' && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value).map(([name, one]) => [name, WORDS.includes(name) ? inLanguages(one) : one]),
        )
      : value,
  )

export async function generateFileSchema(name) {
  const [file, schemaName] = FILES[name]
  const { module } = await runnerImport(at(`../src/sandbox/seed/${file}`), { configFile: false, logLevel: 'error' })
  const { components, ...schema } = module[schemaName]
  const named = [...JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)].map((match) => match[1])
  const names = [...reachable(named, components.schemas)].sort()
  const schemas = Object.fromEntries(names.map((one) => [one, components.schemas[one]]))
  const properties = { ...schema.properties, translations: TRANSLATIONS }
  return `${JSON.stringify(withLanguages({ ...schema, properties, components: { schemas } }), null, 1)}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(typesPath, await generateTypes())
  writeFileSync(limitsPath, generateLimits())
  writeFileSync(responsesPath, generateAnswers())
  for (const name of fileSchemas) writeFileSync(fileSchemaPath(name), await generateFileSchema(name))
}
