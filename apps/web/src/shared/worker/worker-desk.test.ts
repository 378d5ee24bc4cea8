import { expect, it, vi } from 'vitest'
import { createWorkerDesk } from './worker-desk.ts'

type Question = { readonly id: number; readonly text: string }
type News = { readonly id: number; readonly word: string }

/** A worker whose words the test says. */
class FakeWorker extends EventTarget {
  readonly asked: Question[] = []
  readonly terminate = vi.fn()
  postMessage(question: Question) {
    this.asked.push(question)
  }
  tell(news: News) {
    this.dispatchEvent(new MessageEvent('message', { data: news }))
  }
}

function open() {
  const workers: FakeWorker[] = []
  const heard: (string | null)[] = []
  const desk = createWorkerDesk<Question, News>({
    createWorker: () => {
      const worker = new FakeWorker()
      workers.push(worker)
      // Of a worker the desk uses what the fake one has.
      return worker as unknown as Worker
    },
    isLast: ({ word }) => word === 'done',
  })
  const ask = (text: string) => desk.ask({ text }, (news) => heard.push(news && news.word))
  return { ask, heard, workers }
}

it('keeps a worker that has answered for the next question, and hears its own answers only', () => {
  const { ask, heard, workers } = open()
  ask('one')
  const [worker] = workers
  const first = worker?.asked[0]?.id ?? 0
  worker?.tell({ id: first, word: 'half' })
  worker?.tell({ id: first, word: 'done' })
  worker?.tell({ id: first, word: 'too late' })
  ask('two')
  worker?.tell({ id: first, word: 'old' })
  worker?.tell({ id: first + 1, word: 'done' })
  expect(heard).toEqual(['half', 'done', 'done'])
  expect(workers).toHaveLength(1)
  expect(worker?.terminate).not.toHaveBeenCalled()
})

it('ends a worker that is stopped, and hears nothing more of it', () => {
  const { ask, heard, workers } = open()
  ask('one')?.()
  workers[0]?.tell({ id: 1, word: 'done' })
  ask('two')
  expect(heard).toEqual([])
  expect(workers[0]?.terminate).toHaveBeenCalledOnce()
  expect(workers).toHaveLength(2)
})

it('says once that a worker broke down, and takes another', () => {
  const { ask, heard, workers } = open()
  ask('one')
  workers[0]?.dispatchEvent(new Event('error'))
  workers[0]?.dispatchEvent(new Event('error'))
  ask('two')
  expect(heard).toEqual([null])
  expect(workers).toHaveLength(2)
})

it('gives nothing to wait for where no worker can be had', () => {
  const desk = createWorkerDesk<Question, News>({
    createWorker: () => {
      throw new Error('none')
    },
    isLast: () => true,
  })
  expect(desk.ask({ text: 'one' }, () => undefined)).toBeNull()
})
