import { MATERIAL_NAMES } from '@gyeol/game-data'
import { parseKoreanNumber } from '@gyeol/korean'
import {
  type MaterialMode,
  type Recipe,
  type RuleSet,
  SETTING_LIMITS,
  type Settings,
} from '@gyeol/statting'
import { MATERIALS } from '@gyeol/terms'
import { useEffect, useRef } from 'react'
import { showActionToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { Sheet } from '../../../shared/ui/layers/sheet.tsx'
import { Switch } from '../../../shared/ui/controls/switch.tsx'
import styles from './setting-editor.module.css'
import { otherRuleWords } from './other-rule.ts'
import { ruleTexts } from './rule.texts.ts'
import type { SettingName } from './setting-names.ts'
import { stattingTexts } from '../statting.texts.ts'

/** The least start potential may be searched instead of given (automatic option grant). */
type FindsStart = {
  readonly label: string
  readonly hint: string
  readonly checked: boolean
  readonly onChange: (findsStart: boolean) => void
}

type EditorProps = {
  readonly settings: Settings
  readonly hasExpertReinforcement2: boolean
  readonly onChange: (patch: Partial<Settings>) => void
  readonly onExpertReinforcement2: (has: boolean) => void
  readonly findsStart?: FindsStart
  /** What is confirmed, or planned to be: the choice of rules says how they differ for it. */
  readonly recipe: Recipe
}

type SettingEditorProps = EditorProps & {
  /** The setting to edit, or null when the editor is closed. */
  readonly name: SettingName | null
  readonly onClose: () => void
}

/** Edits one setting; every change takes effect at once. */
export function SettingEditor({ name, onClose, ...props }: SettingEditorProps) {
  const texts = stattingTexts.settings
  return (
    <Sheet
      title={name === null ? '' : texts[name]}
      focusOn="input"
      open={name !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <Button variant="primary" block onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className={styles.editor}>{name !== null && <Editor name={name} {...props} />}</div>
    </Sheet>
  )
}

function Editor({ name, ...props }: EditorProps & { readonly name: SettingName }) {
  switch (name) {
    case 'materialMode':
      return <MaterialEditor {...props} />
    case 'element':
      return <ElementEditor {...props} />
    case 'correction':
      return <OwnerEditor {...props} />
    case 'rule':
      return <RuleEditor {...props} />
    default:
      return <NumberEditor name={name} {...props} />
  }
}

type NumberName = Exclude<SettingName, 'materialMode' | 'element' | 'correction' | 'rule'>

function NumberEditor(props: EditorProps & { readonly name: NumberName }) {
  const { name, settings, onChange, findsStart } = props
  const texts = stattingTexts.settings
  const { min, max } = SETTING_LIMITS[name]
  return (
    <>
      <Field
        label={texts[name]}
        hideLabel
        hint={name === 'anvil' ? texts.anvilHint : texts.outOfRange(min, max)}
      >
        <NumberField
          label={texts[name]}
          value={settings[name]}
          min={min}
          max={max}
          block
          parse={parseKoreanNumber}
          onChange={(value) => onChange({ [name]: value })}
        />
      </Field>
      {name === 'startPotential' && findsStart && <Switch {...findsStart} />}
    </>
  )
}

function MaterialEditor({ settings, onChange }: EditorProps) {
  const texts = stattingTexts.settings
  const { min, max } = SETTING_LIMITS.materialLevel
  return (
    <>
      <SegmentedControl<MaterialMode>
        label={texts.materialMode}
        value={settings.materialMode}
        block
        onChange={(materialMode) => onChange({ materialMode })}
        segments={(['none', 'all10', 'perMaterial'] as const).map((value) => ({
          value,
          label: texts.materialModes[value],
        }))}
      />
      {settings.materialMode === 'perMaterial' && (
        <div className={styles.levels}>
          {MATERIALS.map((material) => (
            <Field key={material} label={MATERIAL_NAMES[material]}>
              <NumberField
                label={texts.materialLevel(MATERIAL_NAMES[material])}
                value={settings.materialLevels[material]}
                min={min}
                max={max}
                block
                parse={parseKoreanNumber}
                onChange={(level) =>
                  onChange({ materialLevels: { ...settings.materialLevels, [material]: level } })
                }
              />
            </Field>
          ))}
        </div>
      )}
    </>
  )
}

function ElementEditor({ settings, onChange }: EditorProps) {
  const texts = stattingTexts.settings
  return (
    <Switch
      label={texts.elementMatches}
      hint={texts.elementHint}
      checked={settings.elementMatches}
      onChange={(elementMatches) => onChange({ elementMatches })}
    />
  )
}

/** It belongs to the player and not to a session, so its undo is none of the session's: the toast takes it back. */
function OwnerEditor({ hasExpertReinforcement2, onExpertReinforcement2 }: EditorProps) {
  const { settings: texts, actions } = stattingTexts
  const before = useRef(hasExpertReinforcement2)
  const leave = () => {
    if (hasExpertReinforcement2 === before.current) return
    const words = (has: boolean) => (has ? texts.correctionShort.yes : texts.correctionShort.no)
    const [from, to] = [words(before.current), words(hasExpertReinforcement2)]
    showActionToast(actions.changed(texts.correction, from, to), {
      label: actions.undo,
      run: () => onExpertReinforcement2(before.current),
    })
  }
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => () => latest.current(), [])
  return (
    <Switch
      label={texts.correction}
      hint={texts.correctionHint}
      checked={hasExpertReinforcement2}
      onChange={onExpertReinforcement2}
    />
  )
}

function RuleEditor({ settings, recipe, onChange }: EditorProps) {
  const texts = stattingTexts.settings
  const other = otherRuleWords(settings, recipe)
  return (
    <>
      <SegmentedControl<RuleSet>
        label={texts.rule}
        value={settings.ruleSet}
        block
        onChange={(ruleSet) => onChange({ ruleSet })}
        segments={(['spec', 'consensus'] as const).map((value) => ({
          value,
          label: texts.rules[value],
        }))}
      />
      {other !== null && <p className={styles.hint}>{other}</p>}
      <p className={styles.hint}>{ruleTexts.hint}</p>
    </>
  )
}
