import type { MainQuestSetting, QuestIndex, QuestPlan } from '@gyeol/main-quest'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { ShareDialog } from '../../../shared/share/share-dialog.tsx'
import { questMoreSaved } from '../main-quest-more.saved.ts'
import { writePlanHash } from './plan-link.ts'
import { planText } from './plan-text.ts'
import { planTexts } from '../plan.texts.ts'

type PlanShareDialogProps = {
  readonly quest: QuestIndex
  readonly setting: MainQuestSetting
  readonly plan: QuestPlan
  readonly onImage: () => void
  readonly onClose: () => void
}

const PATH = '/guide/main-quest'

/** Every way to hand a plan on. The text carries the link, so that it can be opened from a chat. */
export function PlanShareDialog({ quest, setting, plan, ...rest }: PlanShareDialogProps) {
  const texts = planTexts
  const [{ isFirstPassNatural }] = useSaved(questMoreSaved)
  const link = `${location.origin}${PATH}${writePlanHash(quest, setting)}`
  const text = `${planText(quest, plan, { isFirstPassNatural })}\n${link}`
  return <ShareDialog name={texts.fileName} link={link} text={text} {...rest} />
}
