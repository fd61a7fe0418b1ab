import type { Scenario } from '../../src/sandbox/scenarios/scenarios'
import type { LoggedRequest } from '../../src/sandbox/context'
import { until } from './engine'

/** Friday, one in the afternoon in New York: the restaurant is open. */
const LUNCH: Scenario = { name: 'clock', now: '2026-11-20T18:00:00Z' }

type Sms = { phoneNumber: string; code: string }

/** The sandbox of a server, over HTTP. */
export class Sandbox {
  constructor(private readonly url: string) {}

  private async post(path: string, data: object) {
    const headers = { 'Content-Type': 'application/json' }
    const { ok, status } = await fetch(`${this.url}/__sandbox/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(data),
    })
    if (!ok) throw new Error(`the sandbox answers ${path} with ${status}`)
  }

  private read = async <T>(path: string) => (await (await fetch(this.url + path)).json()) as T

  async fresh() {
    await this.post('reset', {})
    await this.post('scenario', LUNCH)
  }

  /** Counts the calls with this method whose path ends so. */
  async count(method: string, end: string): Promise<number> {
    const requests = await this.read<LoggedRequest[]>('/__sandbox/requests')
    return requests.filter((request) => request.method === method && request.path.endsWith(end)).length
  }

  /** Waits for the code that is sent to a number. */
  code(phone: string): Promise<string> {
    return until(
      () => `a code for ${phone}`,
      async () => {
        const inbox = '/emulator/v1/projects/demo-tamarind-row/verificationCodes'
        const { verificationCodes } = await this.read<{ verificationCodes: Sms[] }>(inbox)
        return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code
      },
    )
  }
}
