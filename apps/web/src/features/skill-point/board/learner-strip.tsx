import { parseKoreanNumber } from '@gyeol/korean'
import { CLICK_STEPS, type ClickStep, type Learner } from '@gyeol/skills'
import { LinkIcon, RedoIcon, UndoIcon } from '../../../shared/icons/icons.ts'
import { ButtonGroup, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import type { ClickWay } from './click-preview.ts'
import styles from './learner-strip.module.css'
import { LEARNER_LIMITS } from '../builds/skill-build.ts'
import { skillPointTexts } from '../skill-point.texts.ts'

type LearnerStripProps = {
  readonly learner: Learner
  readonly way: ClickWay
  readonly history: HistoryProps
  readonly onLearner: (patch: Partial<Learner>) => void
  readonly onStep: (step: ClickStep) => void
  readonly onConnect: (connect: boolean) => void
}

/** Who learns, and how a click works. */
export function LearnerStrip(props: LearnerStripProps) {
  const texts = skillPointTexts
  const { learner, way } = props
  return (
    <Card as="section" className={styles.strip} aria-label={texts.learner.label}>
      <Field label={texts.learner.level} className={styles.number}>
        <NumberField
          look="plain"
          parse={parseKoreanNumber}
          label={texts.learner.level}
          value={learner.level}
          {...LEARNER_LIMITS.level}
          onChange={(level) => props.onLearner({ level })}
        />
      </Field>
      <Field label={texts.learner.emblemPoints} className={styles.number}>
        <NumberField
          look="plain"
          parse={parseKoreanNumber}
          label={texts.learner.emblemPoints}
          value={learner.emblemPoints}
          {...LEARNER_LIMITS.emblemPoints}
          onChange={(emblemPoints) => props.onLearner({ emblemPoints })}
        />
      </Field>
      <button
        type="button"
        className={styles.connect}
        aria-pressed={way.connect}
        onClick={() => props.onConnect(!way.connect)}
      >
        <LinkIcon />
        {texts.click.connect}
      </button>
      <div className={styles.wide}>
        <StepControl step={way.step} onStep={props.onStep} />
        <HistoryButtons {...props.history} />
      </div>
    </Card>
  )
}

type StepControlProps = {
  readonly step: ClickStep
  readonly onStep: (step: ClickStep) => void
}

/** 1, 5 or 10 levels by click. */
export function StepControl({ step, onStep }: StepControlProps) {
  const texts = skillPointTexts.click
  const find = (text: string) => CLICK_STEPS.find((one) => String(one) === text)
  return (
    <SegmentedControl
      label={texts.step}
      value={String(step)}
      onChange={(text) => {
        const chosen = find(text)
        if (chosen !== undefined) onStep(chosen)
      }}
      segments={CLICK_STEPS.map((one) => ({ value: String(one), label: `+${one}` }))}
    />
  )
}

export type HistoryProps = {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
}

export function HistoryButtons({ canUndo, canRedo, onUndo, onRedo }: HistoryProps) {
  const texts = skillPointTexts.click
  return (
    <ButtonGroup label={texts.history}>
      <IconButton label={texts.undo} icon={<UndoIcon />} disabled={!canUndo} onClick={onUndo} />
      <IconButton label={texts.redo} icon={<RedoIcon />} disabled={!canRedo} onClick={onRedo} />
    </ButtonGroup>
  )
}
