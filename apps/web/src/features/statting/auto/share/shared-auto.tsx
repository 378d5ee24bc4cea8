import { formatNumber } from '@gyeol/korean'
import { useMemo, useState } from 'react'
import { NoteIcon } from '../../../../shared/icons/icons.ts'
import { useSaved } from '../../../../shared/saved-data/saved-data.ts'
import { showErrorToast, showToast } from '../../../../shared/toast/toast.ts'
import { Button } from '../../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../../shared/ui/display/card.tsx'
import { HintStrip } from '../../../../shared/ui/display/hint-strip.tsx'
import { MaterialCard } from '../../result/material-card.tsx'
import { SettingsStrip } from '../../settings/settings-strip.tsx'
import { correctionSaved } from '../../sessions/stat-state.saved.ts'
import { viewOf } from '../../sessions/statting-view.ts'
import { MAX_SAVES } from '../../../../shared/named-saves/named-saves.ts'
import { amountText } from '../../log/step-words.ts'
import type { AutoForm } from '../question/auto-form.ts'
import type { SharedAuto as SharedAutoData } from './auto-link.ts'
import { maxValueOf } from '../question/auto-problem.ts'
import { autoResultTexts } from '../result/auto-result.texts.ts'
import { autoTexts } from '../auto.texts.ts'
import { BELOW_MD, useMedia } from '../../../../shared/ui/layout/use-media.ts'
import planner from '../../../../shared/ui/layout/planner.module.css'
import { editForm } from './enchant.saved.ts'
import { PlanActions } from '../result/plan-actions.tsx'
import { addSession, planDocument } from '../result/plan-document.ts'
import { PlanFigures } from '../result/plan-figures.tsx'
import { PlanSteps } from '../result/plan-steps.tsx'
import shared from './shared-auto.module.css'
import { latePart } from '../../../../shared/loading/late-part.tsx'

const PlanPicture = latePart(async () => (await import('../own-dialogs.tsx')).PlanPicture)

const nothing = () => {}

type SharedAutoProps = {
  readonly shared: SharedAutoData
  readonly onLeave: () => void
}

/** Somebody else's question and plan, to look at and to copy. Nothing of one's own is read or written before. */
export function SharedAuto({ shared: data, onLeave }: SharedAutoProps) {
  const texts = autoTexts
  const { candidates: words } = autoResultTexts
  const [hasExpertReinforcement2] = useSaved(correctionSaved)
  const [isDrawing, setIsDrawing] = useState(false)
  const isNarrow = useMedia(BELOW_MD)
  const { form, start, plan, asOf } = data
  const view = useMemo(() => plan && viewOf(planDocument(plan, '')), [plan])
  const startSession = useMemo(
    () => (start ? viewOf({ ...emptyDocument(form), steps: start }).session : null),
    [form, start],
  )

  function copy() {
    const from = start
      ? addSession({ ...startBuild(form, texts.shared.startName), steps: start })
      : null
    if (start && !from) return showErrorToast(texts.open.full(MAX_SAVES))
    editForm(() => ({ ...form, from: from?.id ?? null }))
    showToast(texts.shared.copied, { kind: 'success' })
    onLeave()
  }
  return (
    <div className={planner.screen}>
      <header className={planner.head}>
        <h1>{texts.title}</h1>
      </header>
      <div className={planner.visit}>
        <HintStrip tone="primary" icon={<NoteIcon />}>
          {texts.shared.notice} {asOf !== '' && texts.shared.asOf(asOf)}
        </HintStrip>
        <div className={planner.visitActions}>
          <Button variant="primary" onClick={copy}>
            {texts.shared.copy}
          </Button>
          <Button variant="ghost" onClick={onLeave}>
            {texts.shared.leave}
          </Button>
        </div>
      </div>
      {data.isPlanBroken && <HintStrip tone="danger">{texts.shared.brokenPlan}</HintStrip>}
      <SettingsStrip
        settings={form.settings}
        hasExpertReinforcement2={hasExpertReinforcement2}
        isReadOnly
        words={form.findsStart ? { startPotential: texts.settings.find } : {}}
        onChange={nothing}
        onEditSetting={nothing}
      />
      <div className={shared.columns}>
        <div className={shared.left}>
          <Card as="section" padding="medium" aria-labelledby="auto-shared-task">
            <h2 id="auto-shared-task" className={shared.title}>
              {texts.shared.task}
            </h2>
            <dl className={shared.task}>
              <dt>{texts.wanted.title}</dt>
              <dd>{wantedText(form)}</dd>
              <dt>{texts.negatives.fixedTitle}</dt>
              <dd>{fixedText(form, words.none)}</dd>
              <dt>{texts.goal.title}</dt>
              <dd>
                {form.findsStart ? texts.goal.goals.start : texts.goal.goals[form.goal]}
                {(form.findsStart || form.goal !== 'rate') &&
                  ` · ${texts.goal.wantedRate} ${formatNumber(form.wantedRate)}%`}
              </dd>
            </dl>
          </Card>
          {plan && !isNarrow && <PlanSteps plan={plan} />}
        </div>
        {plan && view && (
          <div className={shared.left}>
            <Card as="section" className={shared.result} aria-labelledby="auto-best">
              <PlanFigures
                plan={plan}
                view={view}
                hasExpertReinforcement2={hasExpertReinforcement2}
              />
              <PlanActions
                plan={plan}
                form={form}
                start={startSession}
                onPicture={() => setIsDrawing(true)}
              />
            </Card>
            {isNarrow && <PlanSteps plan={plan} />}
            <MaterialCard view={view} />
          </div>
        )}
      </div>
      {isDrawing && plan && <PlanPicture plan={plan} onClose={() => setIsDrawing(false)} />}
    </div>
  )
}

function startBuild({ settings }: AutoForm, name: string) {
  return { name, settings }
}

function emptyDocument({ settings }: AutoForm) {
  return planDocument({ settings, recipe: [] }, '')
}

function wantedText({ wanted, settings }: AutoForm): string {
  return wanted
    .map(({ option, value }) =>
      amountText(option, value === 'max' ? maxValueOf(option, settings) : value),
    )
    .join(', ')
}

function fixedText({ fixed }: AutoForm, none: string): string {
  return fixed.length === 0
    ? none
    : fixed.map(({ option, value }) => amountText(option, value)).join(', ')
}
