import { dayText, koreanDay } from '@gyeol/korean'
import { Agent, request } from 'node:http'
import { HOTTEST, MIDDLE } from './fill-site.ts'

const READS = 200
const WARM_UP = 20
const WARM_UP_ITEM = 'bench-3'

/** A report runs through far more code than a read: so many, until all of it is compiled as on a server of some hours. */
const REPORTS_TO_WARM_UP = 100

/** Every one costs a whole table's look: fewer of them are enough. */
const INDEX_READS = 40

/** What was measured, in milliseconds. */
export type Timing = { readonly name: string; readonly p50: number; readonly p95: number }

type Call = {
  readonly path: string
  readonly cookie?: string
  readonly body?: Readonly<Record<string, unknown>>
}

/** One connection that stays open. */
function openCaller(base: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = ({ path, cookie, body }: Call): Promise<number> => {
    const startedAt = performance.now()
    return new Promise((resolve, reject) => {
      const headers = {
        'sec-fetch-site': 'same-origin',
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      }
      const method = body === undefined ? 'GET' : 'POST'
      const sent = request(`${base}${path}`, { agent, method, headers }, (answer) => {
        answer.resume()
        answer.on('end', () => {
          const took = performance.now() - startedAt
          if ((answer.statusCode ?? 500) < 300) resolve(took)
          else reject(new Error(`${path} answered ${answer.statusCode}`))
        })
        answer.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }
  return { call, close: () => agent.destroy() }
}

/** Asks a server as people do, one request after the other, and takes the time. */
export async function callSite(base: string, cookies: readonly string[]): Promise<Timing[]> {
  const { call, close } = openCaller(base)
  const today = koreanDay(Date.now())
  const chart = (itemId: string, days: number) =>
    `/api/trend/chart?itemId=${itemId}&from=${dayText(today - days + 1)}`
  // A week later each time, so that no answer is one kept from before.
  const index = (time: number): Call => ({
    path: `/api/trend/chart?kindId=material&from=${dayText(today - 1_094 + 7 * time)}`,
  })
  const list = '/api/price/item?sort=recent&pageSize=50'
  const report = (itemId: string, place: number): Call => ({
    path: '/api/current-price',
    cookie: cookies[place] ?? '',
    body: { itemId, itemName: '잰 품목', basis: 'sold', amount: 1_000_000 + (place % 50) * 1_000 },
  })
  const read = async (name: string, path: string) => {
    for (let time = 0; time < WARM_UP; time += 1) await call({ path })
    return measure(name, READS, () => call({ path }))
  }
  try {
    await call(index(0))
    const timings = [
      await read('nothing but an answer', '/api/health'),
      await read('chart, 365 days', chart(HOTTEST, 365)),
      await read('chart, 1,095 days', chart(HOTTEST, 1_095)),
      await measure('index of a kind, 1,000 days', INDEX_READS, (time) => call(index(time + 1))),
      await read('list of items', list),
      await read('item page, hottest', `/api/current-price/${HOTTEST}`),
      await read('item page, middle', `/api/current-price/${MIDDLE}`),
    ]
    for (let time = 0; time < REPORTS_TO_WARM_UP; time += 1) await call(report(WARM_UP_ITEM, time))
    for (const [name, itemId] of [
      ['report of the hottest item', HOTTEST],
      ['report of the middle item', MIDDLE],
    ] as const)
      timings.push(
        await measure(name, cookies.length - 1, async (place) => call(report(itemId, place))),
      )
    return [...timings, await listAfterReports(call, cookies, list)]
  } finally {
    close()
  }
}

/** The list right after somebody has reported: what it is made of has to be read again. */
async function listAfterReports(
  call: (call: Call) => Promise<number>,
  cookies: readonly string[],
  list: string,
): Promise<Timing> {
  return measure('list of items, after a report', Math.min(100, cookies.length), async (place) => {
    const body = { itemId: 'bench-2', itemName: '잰 품목', basis: 'sold', amount: 1_000_000 }
    await call({ path: '/api/current-price', cookie: cookies[place] ?? '', body })
    return call({ path: list })
  })
}

async function measure(
  name: string,
  times: number,
  work: (time: number) => Promise<number>,
): Promise<Timing> {
  const took: number[] = []
  for (let time = 0; time < times; time += 1) took.push(await work(time))
  const sorted = took.toSorted((left, right) => left - right)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  return { name, p50: at(0.5), p95: at(0.95) }
}
