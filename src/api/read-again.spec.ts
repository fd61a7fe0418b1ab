import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readAgain } from './read-again'

const queryKey = ['customer', 'ada', 'addresses']

/** A list on the screen, and what its next reads answer, each when it is let go. */
function list() {
  const client = new QueryClient()
  const answers: ((text: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const observer = new QueryObserver(client, { queryKey, queryFn })
  onTestFinished(observer.subscribe(() => {}))
  return { client, answers, shown: () => observer.getCurrentResult().data }
}

it('a list that changes twice during its first read is read once more', async () => {
  const { client, answers, shown } = list()
  const done = Promise.all([readAgain(client, { queryKey }), readAgain(client, { queryKey })])
  answers[0]!('old')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]!('new')
  await done
  expect([shown(), answers.length]).toEqual(['new', 2])
})

it('a list that waits for the network is marked as outdated at once, and read once', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const { client, answers, shown } = list()
  client.mount()
  onTestFinished(() => client.unmount())
  await readAgain(client, { queryKey })
  expect(client.getQueryState(queryKey)).toMatchObject({ isInvalidated: true, fetchStatus: 'paused' })
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]!('new')
  await vi.waitFor(() => expect(shown()).toBe('new'))
  expect(answers).toHaveLength(1)
})
