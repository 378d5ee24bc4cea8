import { vi } from 'vitest'

/*
 * Test files of one worker share its page: making one takes longer than most of them run. Each finds it as a first visit
 * would, with modules of its own; only packages stay loaded.
 */
type Endings = (() => void)[]
const shared = globalThis as { endings?: Endings }

/** Lets the next file end what modules of this one listen to for as long as their page is there. */
function keepEndings(): Endings {
  const endings: Endings = []
  const listen = window.addEventListener.bind(window)
  window.addEventListener = (...args: Parameters<typeof listen>) => {
    listen(...args)
    endings.push(() => window.removeEventListener(args[0], args[1], args[2]))
  }
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      endings.push(() => this.close())
    }
  }
  return endings
}

/** Nothing is laid out here, so nothing changes its size either. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.restoreAllMocks()
// A file may ask for no page at all.
if (typeof window !== 'undefined') {
  shared.endings ??= keepEndings()
  for (const end of shared.endings.splice(0)) end()
  globalThis.ResizeObserver ??= StillObserver
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  for (const { name } of Array.from(document.documentElement.attributes)) {
    document.documentElement.removeAttribute(name)
  }
  history.replaceState(null, '', '/')
}
