import { ordinal } from '@gyeol/korean'
import { mainQuestSaved } from './main-quest.saved.ts'
import { mainQuestTexts } from './main-quest.texts.ts'
import { followQuest, knownQuest } from './quest.ts'
import { levelWords } from './quest-words.ts'
import { planOf } from './use-main-quest.ts'

/** A kept plan in one line: from where to where, and how far it leads. */
export type MainQuestResume = {
  readonly title: string
  readonly detail: string
  readonly value: string
  /** 0 to 100. */
  readonly progress: number
  /** When it was changed last; 0: not known. */
  readonly at: number
}

/** Who shows the plan: `again` is called when it leads elsewhere by now, until `signal`. */
export type Shower = { readonly again: () => void; readonly signal: AbortSignal }

/** The plan of this browser by the table in force; none while it was never changed. */
export async function loadMainQuestResumes({ again, signal }: Shower): Promise<MainQuestResume[]> {
  const texts = mainQuestTexts.resume
  const { setting, at } = mainQuestSaved.load()
  if (at === 0) return []
  const plan = planOf(await knownQuest(), setting)
  if (!signal.aborted) followOnce(again, signal)
  const { from, target, range, repeat } = plan.setting
  const repeated = repeat ? plan.repeat : null
  const gained = repeated?.gainedExp ?? plan.rangeExp
  const share = plan.neededExp === 0 ? 100 : Math.floor((100 * gained) / plan.neededExp)
  return [
    {
      title: texts.title(levelWords(from), levelWords(target)),
      detail: texts.detail(ordinal(range.start), ordinal(range.end)),
      value: levelWords(repeated?.final ?? plan.afterRange),
      progress: Math.min(100, share),
      at,
    },
  ]
}

function followOnce(again: () => void, signal: AbortSignal): void {
  const stop = followQuest(() => {
    stop()
    again()
  })
  signal.addEventListener('abort', stop)
}
