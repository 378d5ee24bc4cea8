import { expose } from 'comlink'
import { noteServerTime, serverNow } from '../../../shared/http/server-time.ts'
import type { Ask } from '../../../shared/catalogue/offline-copy.ts'
import { createSearchService } from './search-service.ts'

/** Public lists, asked for as a visitor: these answers come from the server's memory. */
const ask: Ask = async (path) => {
  try {
    const answer = await fetch(path, {
      credentials: 'omit',
      headers: { accept: 'application/json' },
    })
    noteServerTime(answer.headers.get('date'))
    if (answer.ok) return { data: await answer.json() }
    return failed(answer.status, answer.statusText)
  } catch (error) {
    return failed(null, error instanceof Error ? error.message : '')
  }
}

function failed(status: number | null, statusText: string) {
  return { error: { toast: false, status, statusText, content: null } }
}

expose(createSearchService({ ask, now: serverNow }))
