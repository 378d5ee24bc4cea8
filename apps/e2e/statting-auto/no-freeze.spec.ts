import { expect, test } from '../watch-console.ts'
import { StattingAutoPage } from './statting-auto-page.ts'

// Recording a Playwright trace copies the whole page again and again: that work would be measured too.
test.use({ trace: 'off' })

/** Longer, and a finger feels it: on a machine that does the work of reference in this time. */
const LONG_TASK_MS = 50
const REFERENCE_MS = 60

test('the page never freezes while it searches', async ({ page, browser }) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.settle()
  const slowness = Math.max(1, (await page.evaluate(doReference)) / REFERENCE_MS)
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  const longTasks = await page.evaluate(runExample)
  const own = longestOwnTask(JSON.parse((await browser.stopTracing()).toString()))
  // A task that is long by the clock is the page's doing only if the page itself was busy that long.
  test
    .info()
    .annotations.push({ type: 'long tasks by the clock', description: longTasks.join(' ') })
  expect(own).toBeGreaterThan(0)
  expect(own).toBeLessThanOrEqual(LONG_TASK_MS * slowness)
  expect(await auto.finish()).toBeGreaterThanOrEqual(95)
})

/** Milliseconds of a fixed piece of arithmetic, the best of some tries. */
function doReference(): number {
  const times = Array.from({ length: 5 }, () => {
    const from = performance.now()
    let sum = 0
    for (let turn = 0; turn < 2e7; turn += 1) sum = (sum * 31 + turn) | 0
    return sum === 0.5 ? 0 : performance.now() - from
  })
  return Math.min(...times)
}

/** Runs in the page, without a question from outside until the search has ended: answering would be measured too. */
function runExample(): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const tasks: number[] = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration))
    }).observe({ entryTypes: ['longtask'] })
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === '예시로 해 보기',
    )
    if (!button) return reject(new Error('no example'))
    button.click()
    let hasBegun = false
    const timer = setInterval(() => {
      const isRunning = document.querySelector('progress') !== null
      hasBegun ||= isRunning
      if (!hasBegun || isRunning) return
      clearInterval(timer)
      setTimeout(() => resolve(tasks), 500)
    }, 50)
  })
}

type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds on the processor, which other programs cannot lengthen. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Milliseconds of the longest task of the page's main thread. */
function longestOwnTask({ traceEvents }: { readonly traceEvents: readonly TraceEvent[] }): number {
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const tasks = traceEvents.filter(({ name, pid, tid }) => {
    return name.endsWith('RunTask') && isMain.has(`${pid}/${tid}`)
  })
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
}
