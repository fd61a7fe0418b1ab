// Says which changes of the contract break those who were written for the one before.
const METHODS = ['get', 'put', 'post', 'delete', 'patch']

const operationsOf = ({ paths }) =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      METHODS.filter((method) => item[method]).map((method) => [
        `${method.toUpperCase()} ${path}`,
        { item, ...item[method] },
      ]),
    ),
  )

const resolved = (thing, contract) =>
  thing?.$ref
    ? thing.$ref
        .split('/')
        .slice(1)
        .reduce((at, name) => at[name], contract)
    : thing
const typesOf = ({ type }) => (type === undefined ? null : [type].flat())
/** Those of a list that are missing in another; a list that is not there allows everything. */
const lost = (list, other) =>
  list && other ? list.filter((entry) => !other.includes(entry)) : !list && other ? ['any'] : []

/** Compares what `giver` may give with what `taker` was written for. Both sides of a call are that, in turn. */
function narrowed(place, before, after, sent, seen = new Set()) {
  const [was, is] = [resolved(before.schema, before.contract), resolved(after.schema, after.contract)]
  if (!was || !is || seen.has(is)) return []
  seen.add(is)
  const within = (name, one, other) =>
    narrowed(`${place}/${name}`, { ...before, schema: one }, { ...after, schema: other }, sent, seen)
  const [giver, taker] = sent ? [was, is] : [is, was]
  const properties = Object.keys(was.properties ?? {})
  const required = (schema) => schema.required ?? []
  return [
    ...lost(typesOf(giver), typesOf(taker)).map((type) => `${place} may ${sent ? 'no longer' : 'now'} be ${type}`),
    ...lost(giver.enum, taker.enum).map((value) => `${place} may ${sent ? 'no longer' : 'now'} be ${value}`),
    ...(sent
      ? required(is)
          .filter((name) => !required(was).includes(name))
          .map((name) => `${place}/${name} is now required`)
      : required(was)
          .filter((name) => !required(is).includes(name))
          .map((name) => `${place}/${name} may now be missing`)),
    ...properties.flatMap((name) =>
      is.properties?.[name] ? within(name, was.properties[name], is.properties[name]) : [],
    ),
    ...(was.items && is.items ? within('*', was.items, is.items) : []),
  ]
}

const parametersOf = ({ item, parameters = [] }, contract) =>
  [...(item.parameters ?? []), ...parameters].map((entry) => resolved(entry, contract))

/**
 * Each breaking change between two contracts as a sentence.
 * @returns {string[]}
 */
export function breakingChanges(before, after) {
  const now = operationsOf(after)
  return [...operationsOf(before)].flatMap(([key, was]) => {
    const is = now.get(key)
    if (!is) return [`${key} was removed`]
    const schema = (operation, contract, of) => ({
      contract,
      schema: resolved(of(operation), contract)?.content?.['application/json']?.schema,
    })
    const compare = (name, of, sent) => narrowed(`${key} ${name}`, schema(was, before, of), schema(is, after, of), sent)
    const known = parametersOf(was, before)
      .filter(({ required }) => required)
      .map(({ name }) => name)
    const success = (operation) => Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
    return [
      ...parametersOf(is, after)
        .filter(({ name, required }) => required && !known.includes(name))
        .map(({ name }) => `${key} parameter ${name} is now required`),
      ...compare('request', ({ requestBody }) => requestBody, true),
      ...compare('answer', success, false),
    ]
  })
}
