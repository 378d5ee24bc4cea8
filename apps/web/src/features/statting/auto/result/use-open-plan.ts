import type { AutoCandidate } from '@gyeol/statting-auto'
import { useNavigate } from 'react-router'
import { showErrorToast, showToast } from '../../../../shared/toast/toast.ts'
import { MAX_SAVES } from '../../../../shared/named-saves/named-saves.ts'
import { autoTexts } from '../auto.texts.ts'
import { addSession } from './plan-document.ts'

/** Opens a plan as a new session of the simulator and goes there. */
export function useOpenPlan(): (plan: AutoCandidate) => void {
  const navigate = useNavigate()
  const texts = autoTexts.open
  return ({ rate, settings, recipe }) => {
    const added = addSession({ name: texts.name(rate), settings, steps: recipe })
    if (!added) return showErrorToast(texts.full(MAX_SAVES))
    showToast(texts.done, { kind: 'success' })
    void navigate('/statting')
  }
}
