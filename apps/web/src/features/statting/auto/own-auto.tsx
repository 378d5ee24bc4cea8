import type { Settings } from '@gyeol/statting'
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { LoadingBlock } from '../../../shared/ui/display/loading-block.tsx'
import { SettingsStrip } from '../settings/settings-strip.tsx'
import { focusSlotWhenDrawn } from '../slots/slot-focus.ts'
import { followSiteLevel } from '../sessions/site-level.ts'
import { rememberPlayerSettings } from '../sessions/stat-state.saved.ts'
import { AutoDock } from './auto-dock.tsx'
import { BELOW_MD } from '../../../shared/ui/layout/use-media.ts'
import planner from '../../../shared/ui/layout/planner.module.css'
import type { OwnDialog } from './own-dialog.ts'
import styles from './auto-screen.module.css'
import { cancelCurrent, prepareSearch } from './search/auto-search-store.ts'
import { autoTexts } from './auto.texts.ts'
import { editForm, takeSiteLevel } from './share/enchant.saved.ts'
import { NoResult } from './result/no-result.tsx'
import { QuestionPart } from './question/question-part.tsx'
import { SearchAnnouncer } from './search/search-announcer.tsx'
import { startFrom } from './question/start-from.ts'
import { useDialogsSoon } from '../../../shared/loading/use-dialogs-soon.ts'
import { type Auto, useAuto } from './use-auto.ts'
import { type ChosenPlan, useChosenPlan } from './result/use-chosen-plan.ts'
import { useQuestion } from './question/use-question.ts'
import { latePart } from '../../../shared/loading/late-part.tsx'

const loadResults = () => import('./result/auto-results.tsx')
const ResultRail = lazy(async () => ({ default: (await loadResults()).ResultRail }))
const ResultDetail = lazy(async () => ({ default: (await loadResults()).ResultDetail }))
const StartPart = latePart(async () => (await import('./question/start-part.tsx')).StartPart)
const OwnDialogs = latePart(async () => (await import('./own-dialogs.tsx')).OwnDialogs)

/** Dialogs for the first tap, then the rest and the worker: the screen goes on when the network goes away. */
async function loadRest(): Promise<void> {
  await OwnDialogs.fetch()
  void loadResults()
  prepareSearch()
}

/** One's own question: the form, the search and what it found. */
export function OwnAuto() {
  const texts = autoTexts
  const auto = useAuto()
  useEffect(() => followSiteLevel(takeSiteLevel), [])
  const { form, start } = auto
  const [dialog, setDialog] = useState<OwnDialog | null>(null)
  const rail = useRef<HTMLElement>(null)
  const question = useQuestion(auto, () => showRail(rail.current))
  // Results may take a while to draw; typing and the progress must not wait for them.
  const shown = useDeferredValue(auto.search)
  const chosen = useChosenPlan(shown)
  const areDialogsWanted = useDialogsSoon(loadRest) || dialog !== null
  const hasBegun = form.from !== null || auto.sessions.some(({ steps }) => steps.length > 0)

  return (
    <form className={planner.screen} noValidate onSubmit={question.submit}>
      <header className={planner.head}>
        <div>
          <h1>{texts.title}</h1>
          <p>{texts.line}</p>
        </div>
      </header>
      {hasBegun && (
        <StartPart
          sessions={auto.sessions}
          value={form.from}
          onChange={(doc) =>
            editForm((now) => (doc ? startFrom(now, doc) : { ...now, from: null }))
          }
        />
      )}
      {form.from !== null && start === null && <HintStrip live>{texts.gone}</HintStrip>}
      <SettingsStrip
        settings={start?.settings ?? form.settings}
        hasExpertReinforcement2={auto.hasExpertReinforcement2}
        isReadOnly={start !== null}
        words={form.findsStart && start === null ? { startPotential: texts.settings.find } : {}}
        onChange={changeSettings}
        onEditSetting={(name) => setDialog({ kind: 'setting', name })}
      />
      <div className={styles.columns}>
        <QuestionPart auto={auto} question={question} onOpen={setDialog} />
        <section ref={rail} className={styles.rail} aria-label={texts.results.label}>
          {shown !== null && chosen.plan !== null ? (
            <Suspense fallback={<LoadingBlock />}>
              <ResultRail
                search={shown}
                plan={chosen.plan}
                number={chosen.number}
                form={form}
                start={start}
                hasExpertReinforcement2={auto.hasExpertReinforcement2}
                onPicture={(plan) => setDialog({ kind: 'picture', plan })}
              />
            </Suspense>
          ) : (
            <NoResult search={shown} />
          )}
        </section>
        <DetailLater search={shown} chosen={chosen} />
      </div>
      <SearchAnnouncer search={auto.search} />
      <AutoDock
        search={auto.search}
        plan={chosen.plan}
        isStale={auto.isStale}
        onCancel={cancelCurrent}
      />
      {areDialogsWanted && (
        <OwnDialogs
          auto={auto}
          dialog={dialog}
          onChangeSettings={changeSettings}
          onClose={() => setDialog(null)}
          onPicked={focusSlotWhenDrawn}
        />
      )}
    </form>
  )
}

type DetailLaterProps = { readonly search: Auto['search']; readonly chosen: ChosenPlan }

/** The long part of an answer comes a moment after the short one: two short tasks instead of a long one. */
function DetailLater({ search, chosen }: DetailLaterProps) {
  const { plan, choose } = chosen
  const now = useMemo(
    () => (search !== null && plan !== null ? { search, plan } : null),
    [search, plan],
  )
  const detail = useDeferredValue(now, null)
  if (plan === null || detail === null) return null
  return (
    <div className={styles.detail}>
      <Suspense fallback={null}>
        <ResultDetail search={detail.search} plan={detail.plan} chosen={plan} onChoose={choose} />
      </Suspense>
    </div>
  )
}

function changeSettings(patch: Partial<Settings>): void {
  rememberPlayerSettings(patch)
  editForm((now) => ({ ...now, settings: { ...now.settings, ...patch } }))
}

/** On a phone the results stand below everything that is asked. */
function showRail(rail: HTMLElement | null): void {
  if (matchMedia(BELOW_MD).matches) rail?.scrollIntoView({ block: 'start' })
}
