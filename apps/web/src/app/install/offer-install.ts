import { formatDate } from '@gyeol/korean'
import { showOffer } from '../../shared/toast/toast.ts'
import { takePrompt, watchPrompt } from './held-prompt.ts'
import { DAYS_BEFORE_OFFER, installSaved } from './install.saved.ts'
import { installTexts } from './install.texts.ts'

/** Who has done so much has not only looked in. */
const ACTIONS_OF_USE = 5

/**
 * Offers once, quietly, to install the app: on the second day the site was of use, and only where the
 * browser can. Whoever lets it go by is not asked again.
 */
export function offerInstall(target: EventTarget, now: () => number = Date.now): void {
  if (installSaved.load().isOffered) return
  let actions = 0
  let isOfUse = false
  const offerIfDue = () => {
    const { days, isOffered } = installSaved.load()
    if (!isOfUse || isOffered || days.length < DAYS_BEFORE_OFFER) return
    const prompt = takePrompt()
    if (prompt === null) return
    installSaved.save({ days, isOffered: true })
    const { offer, install } = installTexts
    showOffer(offer, { label: install, run: () => void prompt.prompt() })
  }
  const count = () => {
    actions += 1
    if (actions < ACTIONS_OF_USE) return
    target.removeEventListener('pointerup', count)
    target.removeEventListener('keyup', count)
    isOfUse = true
    rememberDay(formatDate(now()))
    offerIfDue()
  }
  target.addEventListener('pointerup', count)
  target.addEventListener('keyup', count)
  watchPrompt(offerIfDue)
}

function rememberDay(day: string): void {
  const { days, isOffered } = installSaved.load()
  if (days.includes(day) || days.length >= DAYS_BEFORE_OFFER) return
  installSaved.save({ days: [...days, day], isOffered })
}
