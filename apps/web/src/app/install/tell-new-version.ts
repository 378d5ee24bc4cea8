import { showOffer } from '../../shared/toast/toast.ts'
import { installTexts } from './install.texts.ts'

/**
 * Says when the worker of a newer build has taken over. The page stays as it is until its viewer wants
 * the new one; forms whose words would be lost still ask first.
 */
export function tellNewVersion(
  workers: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>,
  reload: () => void = () => location.reload(),
): void {
  // The first worker a browser gets is no news.
  let hasWorker = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (hasWorker) {
      const { newVersion, reload: label } = installTexts
      showOffer(newVersion, { label, run: reload })
    }
    hasWorker = true
  })
}
