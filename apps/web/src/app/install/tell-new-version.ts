import { showOffer } from '../../shared/toast/toast.ts'
import { isNewBuildOut } from '../new-build.ts'
import { installTexts } from './install.texts.ts'

type Telling = {
  readonly reload?: () => void
  /** Whether the site gives another build than this page is of. */
  readonly isNewer?: () => Promise<boolean>
}

/**
 * Says when the worker of a newer build has taken over. The page stays as it is until its viewer wants
 * the new one; forms whose words would be lost still ask first. A worker may take over a page of its own
 * build too, on a first visit above all: that is no news.
 */
export function tellNewVersion(
  workers: Pick<ServiceWorkerContainer, 'addEventListener'>,
  { reload = () => location.reload(), isNewer = isNewBuildOut }: Telling = {},
): void {
  const tell = async () => {
    if (!(await isNewer())) return
    const { newVersion, reload: label } = installTexts
    showOffer(newVersion, { label, run: reload })
  }
  workers.addEventListener('controllerchange', () => {
    // Without an answer nothing is known.
    tell().catch(() => undefined)
  })
}
