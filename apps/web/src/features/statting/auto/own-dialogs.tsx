import { limitsOf, type OptionDefinition, type Settings, valueOf } from '@gyeol/statting'
import type { OptionCategory } from '@gyeol/terms'
import { useState } from 'react'
import { useStore } from '../../../shared/store/use-store.ts'
import { PictureDialog } from '../../../shared/share/picture-dialog.tsx'
import { BuildPicture } from '../share/build-picture.tsx'
import { type OptionForSlot, OptionPicker } from '../slots/option-picker.tsx'
import { SettingEditor } from '../settings/setting-editor.tsx'
import { findOption, viewOf } from '../sessions/statting-view.ts'
import {
  type AutoForm,
  type FixedRow,
  type WantedRow,
  withFixed,
  withWanted,
} from './question/auto-form.ts'
import { PasteDialog } from './question/paste-dialog.tsx'
import type { OwnDialog } from './own-dialog.ts'
import { autoTexts } from './auto.texts.ts'
import { editForm } from './share/enchant.saved.ts'
import { planDocument } from './result/plan-document.ts'
import { shownSearch } from './search/auto-search-store.ts'
import type { Auto } from './use-auto.ts'

type OwnDialogsProps = {
  readonly auto: Auto
  readonly dialog: OwnDialog | null
  readonly onChangeSettings: (patch: Partial<Settings>) => void
  readonly onClose: () => void
  /** Called with the row (all rows of the form counted) that got an option. */
  readonly onPicked: (row: number) => void
}

/** Every dialog of the screen, one at a time. Loaded once the screen stands still. */
export function OwnDialogs({ auto, dialog, onChangeSettings, onClose, onPicked }: OwnDialogsProps) {
  const texts = autoTexts
  const [category, setCategory] = useState<OptionCategory | null>(null)
  const { form, reading } = auto
  const { session } = reading
  const picking = dialog?.kind === 'pick' ? dialog : null

  function pick(options: readonly OptionForSlot[]) {
    const found = options.flatMap(({ option }) => findOption(option) ?? [])
    if (!picking || found.length === 0) return
    const { target, index } = picking
    editForm((before) =>
      found.reduce(
        (now, option, place) =>
          target === 'wanted'
            ? withWanted(now, index + place, wantedRow(option, session.settings, now))
            : withFixed(now, index + place, fixedRow(option, session.settings)),
        before,
      ),
    )
    onClose()
    onPicked(target === 'wanted' ? index : form.wanted.length + index)
  }
  const plan = useStore(shownSearch)?.answer?.candidates[0]
  return (
    <>
      <OptionPicker
        session={session}
        slot={picking && rowOf(picking, form)}
        title={picking?.target === 'fixed' ? texts.negatives.pickFixed : texts.wanted.pick}
        isOffered={picking?.target === 'fixed' ? canBeNegative(session.settings) : undefined}
        category={category}
        onCategory={setCategory}
        onPick={pick}
        onClose={onClose}
      />
      <SettingEditor
        name={dialog?.kind === 'setting' ? dialog.name : null}
        settings={form.settings}
        recipe={plan?.settings.startPotential === form.settings.startPotential ? plan.recipe : []}
        hasExpertReinforcement2={auto.hasExpertReinforcement2}
        findsStart={{
          label: texts.settings.findSwitch,
          hint: texts.settings.findHint,
          checked: form.findsStart,
          onChange: (findsStart) => editForm((now) => ({ ...now, findsStart })),
        }}
        onChange={onChangeSettings}
        onExpertReinforcement2={auto.setExpertReinforcement2}
        onClose={onClose}
      />
      {dialog?.kind === 'paste' && (
        <PasteDialog form={form} onApply={(next) => editForm(() => next)} onClose={onClose} />
      )}
      {dialog?.kind === 'picture' && <PlanPicture plan={dialog.plan} onClose={onClose} />}
    </>
  )
}

type PlanPictureProps = Pick<OwnDialogsProps, 'onClose'> & {
  readonly plan: Extract<OwnDialog, { readonly kind: 'picture' }>['plan']
}

/** The plan as the simulator draws a session. */
export function PlanPicture({ plan, onClose }: PlanPictureProps) {
  const { open } = autoTexts
  const doc = planDocument(plan, open.name(plan.rate))
  return (
    <PictureDialog name={doc.name} onClose={onClose}>
      <BuildPicture doc={doc} view={viewOf(doc)} />
    </PictureDialog>
  )
}

function rowOf({ target, index }: { target: 'wanted' | 'fixed'; index: number }, form: AutoForm) {
  return target === 'wanted' && index < form.wanted.length
    ? index
    : form.wanted.length + (target === 'fixed' ? index : form.fixed.length)
}

function canBeNegative(settings: Settings) {
  return (option: OptionDefinition) => limitsOf(option, settings).minSteps < 0
}

/** Filled up, or the smallest amount for the player to raise. */
function wantedRow(option: OptionDefinition, settings: Settings, form: AutoForm): WantedRow {
  return { option: option.key, value: form.fillsWanted ? 'max' : valueOf(option, settings, 1) }
}

function fixedRow(option: OptionDefinition, settings: Settings): FixedRow {
  return { option: option.key, value: limitsOf(option, settings).minValue }
}
