/**
 * Changes that no test can notice, as the code does the same with them, by part. `line` is the source line without its
 * indentation; `replacement` is what Stryker puts in. One that a test notices after all fails the run.
 */
const CART = [
  {
    file: 'src/features/cart/removal.ts',
    line: 'const now = await ask(cart.client, item).catch(() => null)',
    replacement: '() => undefined',
    reason: 'Neither of the two is a dish.',
  },
  {
    file: 'src/features/cart/use-cart.ts',
    line: "const { data, isPending, error, refetch } = useQuery({ ...cartQuery(customerId ?? ''), enabled: Boolean(customerId) })",
    replacement: '"Stryker was here!"',
    reason: 'Without a customer nothing is read, whatever its key is.',
  },
  {
    file: 'src/features/cart/use-cart.ts',
    line: "filters: { mutationKey: changeKey(customerId ?? ''), status: 'pending' },",
    replacement: '"Stryker was here!"',
    reason: 'Nobody makes a change without a customer, whatever its key is.',
  },
]

const CHECKOUT = [
  {
    file: 'src/lib/locked.ts',
    line: `if (!('locks' in navigator)) return work()`,
    replacement: 'false',
    reason: 'Without locks the request throws before the work has begun, and the work then runs as well.',
  },
  {
    file: 'src/features/checkout/tip.ts',
    line: `const [, whole, part = ''] = /^\\s*\\p{Sc}?\\s*(\\d{1,6})(?:[.,](\\d+))?\\s*$/u.exec(text) ?? []`,
    replacement: '["Stryker was here"]',
    reason: 'The first element of a match is skipped.',
  },
  {
    file: 'src/features/checkout/tip.ts',
    line: `export const isTip = (choice: TipChoice) => choice.kind !== 'custom' || choice.amount !== null`,
    replacement: 'false',
    reason: 'Only a custom tip has an amount that is null.',
  },
  {
    file: 'src/features/checkout/tip.ts',
    line: `return { amount: choice.kind === 'custom' ? (choice.amount ?? 0) : 0 }`,
    replacement: 'true',
    reason: 'Without an amount it is 0.',
  },
  {
    file: 'src/features/checkout/place-messages.ts',
    line: '? ngettext(msgid`You can place it in ${minutes} minute.`, `You can place it in ${minutes} minutes.`, minutes)',
    replacement: '``',
    reason: 'More than 90 seconds are at least two minutes.',
  },
  {
    file: 'src/features/checkout/times.ts',
    line: 'if (!closesAt || !readyAt) return false',
    replacement: 'false',
    reason: 'No time is later than one that is missing, nor the other way round.',
  },
  {
    file: 'src/features/checkout/times.ts',
    line: 'if (!closesAt || !readyAt) return false',
    replacement: '!closesAt && !readyAt',
    reason: 'No time is later than one that is missing, nor the other way round.',
  },
  {
    file: 'src/features/checkout/use-payment-methods.ts',
    line: "networkMode: 'always',",
    replacement: '""',
    reason: 'A call that is never repeated waits for a connection only in the mode "online".',
  },
  {
    file: 'src/features/checkout/use-quote.ts',
    line: "refetchInterval: ({ state: { data, status } }) => (status === 'error' ? AGAIN_AFTER : data ? lifeOf(data) : false),",
    replacement: 'true',
    reason: 'TanStack sets a timer only for a number.',
  },
  {
    file: 'src/features/checkout/use-unconfirmed-order.ts',
    line: 'refetchInterval: ({ state }) => (found(state.data?.orders) ? false : LOOK_AGAIN),',
    replacement: 'true',
    reason: 'TanStack sets a timer only for a number.',
  },
  {
    file: 'src/features/checkout/use-unconfirmed-order.ts',
    line: 'const isMissing = attempt !== null && data !== undefined && !order',
    replacement: 'true',
    reason: 'Without an attempt nothing is read, so there is no data.',
  },
  {
    file: 'src/features/gift-cards/purchase-draft.ts',
    line: "if (typeof value !== 'object' || value === null) return null",
    replacement: 'false',
    reason: 'Reading a property of null throws, and what throws is not read either.',
  },
  {
    file: 'src/features/gift-cards/purchase-text.ts',
    line: "return sendOn ? t`It will be sent on ${mediumDate(sendOn, 'UTC')}` : t`It will be sent in a moment`",
    replacement: '""',
    reason: 'Where no zone is named, a day is shown in UTC.',
  },
]

const SESSION = [
  {
    file: 'src/stores/fulfilment.ts',
    line: "if (typeof value !== 'object' || value === null) return null",
    replacement: 'false',
    reason: 'Reading a property of null throws, and what is stored is removed as well.',
  },
  {
    file: 'src/stores/menu-filters.ts',
    line: "if (typeof value !== 'object' || value === null) return null",
    replacement: 'false',
    reason: 'Reading a property of null throws, and what is stored is removed as well.',
  },
  {
    file: 'src/api/retry-after.ts',
    line: "const value = response.headers.get('retry-after') ?? ''",
    replacement: '"Stryker was here!"',
    reason: 'Neither text is a number of seconds or a date.',
  },
  {
    file: 'src/api/to-api-error.ts',
    line: 'const entries = (Array.isArray(errors) ? errors : []).flatMap((entry: unknown) => {',
    replacement: '["Stryker was here"]',
    reason: 'A string has no pointer and no message.',
  },
  {
    file: 'src/api/session-fetch.ts',
    line: 'return answer.finally(() => onTheWay.delete(answer))',
    replacement: '() => undefined',
    reason: 'Nothing waits for an answer that has come; it only stays in memory.',
  },
  {
    file: 'src/api/identity-sdk.ts',
    line: 'let inMemory = false',
    replacement: 'true',
    reason: 'The start sets it before anybody reads it.',
  },
  {
    file: 'src/stores/auth.ts',
    line: "localStore.set(ENDED, '')",
    replacement: '"Stryker was here!"',
    reason: 'Other tabs hear of the key, and nobody reads its value.',
  },
  {
    file: 'src/stores/auth.ts',
    line: 'export const signedOut = () => sessionOver({ mayComeBack: false })',
    replacement: '{}',
    reason: 'What is missing counts as false.',
  },
  {
    file: 'src/stores/table.ts',
    line: 'const useStore = create<{ table: AtTable | null }>(() => ({ table: null }))',
    replacement: '{}',
    reason: 'A table that is missing counts as none.',
  },
]

const HOST = [
  {
    file: 'src/sandbox/rules/gift-card-held.ts',
    line: '.flatMap(({ giftCards = [] }) => giftCards)',
    replacement: '["Stryker was here"]',
    reason: 'A string has no number of a card, so it adds nothing to any.',
  },
  {
    file: 'src/sandbox/rules/gift-card-purchases.ts',
    line: 'const purchases = ({ state }: SandboxContext) => state.giftCardPurchases ?? []',
    replacement: '["Stryker was here"]',
    reason: 'A string has no buyer, no id and no payment, so no list has it.',
  },
  {
    file: 'src/sandbox/rules/gift-card-purchases.ts',
    line: "const isLong = (message ?? '').length > MAX_MESSAGE",
    replacement: '"Stryker was here!"',
    reason: 'A message that is missing is never too long, whatever short text stands for it.',
  },
  {
    file: 'src/sandbox/rules/gift-card-purchases.ts',
    line: ';(state.giftCardPurchases ??= []).push(purchase)',
    replacement: '["Stryker was here"]',
    reason: 'A string has no buyer, no id and no payment, so no list has it.',
  },
  {
    file: 'src/sandbox/rules/points-ledger.ts',
    line: 'if (points < 0) {',
    replacement: 'points <= 0',
    reason: 'No points change no balance, whether they come or go.',
  },
  {
    file: 'src/sandbox/rules/points.ts',
    line: 'const expiry = entry.points > 0 ? { expiresAt: entry.at + expiresAfterDays * DAY } : {}',
    replacement: 'true',
    reason: 'When points expire is read only of those that came.',
  },
  {
    file: 'src/sandbox/rules/points.ts',
    line: 'const expiry = entry.points > 0 ? { expiresAt: entry.at + expiresAfterDays * DAY } : {}',
    replacement: 'entry.points >= 0',
    reason: 'An entry of no points is never made.',
  },
  {
    file: 'src/sandbox/rules/points.ts',
    line: 'if (back <= 0) return',
    replacement: 'back < 0',
    reason: 'No points are taken back, and none are owed.',
  },
  {
    file: 'src/sandbox/rules/priced-line.ts',
    line: 'const servings = found?.item.servings ?? []',
    replacement: '["Stryker was here"]',
    reason: 'A dish with one size has no name of a size, like one that is gone.',
  },
]

export const EQUIVALENTS = [...CART, ...CHECKOUT, ...SESSION, ...HOST]
