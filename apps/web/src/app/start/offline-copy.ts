import { afterFirstTapParts, savesData } from '../../shared/loading/at-rest.ts'
import { pageAlive } from '../../shared/loading/page-alive.ts'
import { whenIdle } from '../../shared/loading/when-idle.ts'
import { SERVICE_WORKER_PATH } from '../../shared/service-worker-path.ts'
import { holdInstallPrompt } from '../install/held-prompt.ts'

/** Where a browser has no better idea of when it is idle. */
const IDLE_MS = 2000
const AT_IDLE = { atMost: IDLE_MS, otherwise: IDLE_MS } as const

/** Until the parts of all other pages are fetched as well. */
const REST_AFTER_MS = 3000

/**
 * Has the browser keep a copy of the app, so that the next visit works without a connection: first of
 * what this page has loaded, later of everything. It begins once the page stands and what its first tap
 * needs has come, and the font, since a phone does one thing at a time; who saves data is spared it.
 */
export function keepOfflineCopy(font: Promise<void>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  holdInstallPrompt(window)
  void pageAlive
    .then(async () => Promise.all([afterFirstTapParts(), font]))
    .then(() => {
      whenIdle(() => void watchInstalling().catch(() => undefined), AT_IDLE)
      // Forbidden storage, a private window: the app works without.
      if (!savesData()) whenIdle(() => void keep().catch(() => undefined), AT_IDLE)
    })
}

/** What an installed app, or one that could be, has to say, and the site to who reads another language; nobody waits for it. */
async function watchInstalling(): Promise<void> {
  const [{ offerInstall }, { tellNewVersion }, { offerLanguage }, { keepForVisit }] =
    await Promise.all([
      import('../install/offer-install.ts'),
      import('../install/tell-new-version.ts'),
      import('../language/offer-language.ts'),
      import('../language/visit-language.ts'),
    ])
  offerInstall(window)
  tellNewVersion(navigator.serviceWorker)
  keepForVisit()
  offerLanguage()
}

async function keep(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(SERVICE_WORKER_PATH)
  const ask = (wanted: string[] | 'all') => registration.active?.postMessage(wanted, [])
  let rest: ReturnType<typeof setTimeout> | undefined
  const askForAll = () => {
    ask(loadedFiles())
    clearTimeout(rest)
    rest = setTimeout(() => whenIdle(() => ask('all'), AT_IDLE), REST_AFTER_MS)
  }
  await serviceWorker.ready
  askForAll()
  // After a deploy the worker of the new build takes over and begins with an empty store.
  serviceWorker.addEventListener('controllerchange', askForAll)
}

/** Paths of what the page has fetched from this site so far. */
function loadedFiles(): string[] {
  const own = `${location.origin}/`
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(own))
    .map(({ name }) => new URL(name).pathname)
}
