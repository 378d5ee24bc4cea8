import { planTwoSteps, seePotentials } from './statting-visitor.ts'
import type { Story } from './story.ts'

/** Runs in the page: whether the offline copy holds every part the worker's list names. */
async function hasWholeCopy() {
  const worker = await (await fetch('/sw.js')).text()
  const parts = new Set(worker.match(/\/assets\/[\w.-]+/g)).size
  const names = (await caches.keys()).filter((name) => name.startsWith('app-'))
  const stores = await Promise.all(names.map((name) => caches.open(name)))
  const keys = await Promise.all(stores.map((store) => store.keys()))
  return keys.flat().filter(({ url }) => url.includes('/assets/')).length === parts
}

export const offlineStories: readonly Story[] = [
  {
    name: 'after one visit the planners open without a connection',
    // What a page asks the server for fails there.
    expectedNoise: /did not load|Failed to fetch|NetworkError|Load failed/,
    async tell(visitor) {
      await planTwoSteps(visitor)
      await visitor.waitFor('the offline copy is whole', hasWholeCopy)
      await visitor.site.disconnect()
      await visitor.reload()
      await seePotentials(visitor, /39 → 24$/)
      await visitor.open('/guide/main-quest')
      await visitor.see({ role: 'heading', name: '메인 퀘스트' })
    },
  },
]
