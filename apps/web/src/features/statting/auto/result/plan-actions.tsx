import { OPTION_CATALOGUE_PROVENANCE } from '@gyeol/game-data'
import { recipeOf, type Session, writeRecipeText } from '@gyeol/statting'
import type { AutoCandidate } from '@gyeol/statting-auto'
import { useState } from 'react'
import { copyText } from '../../../../shared/files/copy-text.ts'
import { ArrowIcon, CopyIcon, ImageIcon, LinkIcon } from '../../../../shared/icons/icons.ts'
import { showErrorToast, showToast } from '../../../../shared/toast/toast.ts'
import { Button } from '../../../../shared/ui/buttons/button.tsx'
import { OPTION_LABELS } from '../../slots/option-labels.ts'
import { viewOf } from '../../sessions/statting-view.ts'
import type { AutoForm } from '../question/auto-form.ts'
import { writeAutoHash } from '../share/auto-link.ts'
import { autoResultTexts } from './auto-result.texts.ts'
import styles from './plan-actions.module.css'
import { planDocument } from './plan-document.ts'
import { useOpenPlan } from './use-open-plan.ts'

type PlanActionsProps = {
  readonly plan: AutoCandidate
  readonly form: AutoForm
  readonly start: Session | null
  readonly onPicture: () => void
}

/** Carries a plan away: into the simulator, as text, link or picture. */
export function PlanActions({ plan, form, start, onPicture }: PlanActionsProps) {
  const texts = autoResultTexts.actions
  const open = useOpenPlan()
  const [refusedLink, setRefusedLink] = useState<string | null>(null)

  async function copyPlan() {
    const { session } = viewOf(planDocument(plan, ''))
    const isCopied = await copyText(writeRecipeText(session, OPTION_LABELS))
    if (isCopied) showToast(texts.copied, { kind: 'success' })
    else showErrorToast(texts.copyFailed)
  }
  async function copyLink() {
    const hash = await writeAutoHash({
      form: { ...form, settings: start?.settings ?? form.settings },
      start: start && recipeOf(start),
      plan,
      asOf: OPTION_CATALOGUE_PROVENANCE.asOf,
    })
    const link = `${location.origin}/statting/auto${hash}`
    const isCopied = await copyText(link)
    setRefusedLink(isCopied ? null : link)
    if (isCopied) showToast(texts.linkCopied, { kind: 'success' })
  }
  return (
    <div className={styles.actions}>
      <Button variant="primary" block icon={<ArrowIcon />} onClick={() => open(plan)}>
        {texts.open}
      </Button>
      <div className={styles.row}>
        <Button size="small" icon={<CopyIcon />} onClick={() => void copyPlan()}>
          {texts.copy}
        </Button>
        <Button size="small" icon={<LinkIcon />} onClick={() => void copyLink()}>
          {texts.share}
        </Button>
        <Button size="small" icon={<ImageIcon />} onClick={onPicture}>
          {texts.image}
        </Button>
      </div>
      {refusedLink !== null && (
        <label className={styles.refused}>
          {texts.linkFailed}
          <textarea readOnly rows={3} value={refusedLink} />
        </label>
      )}
    </div>
  )
}
