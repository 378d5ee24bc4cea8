import { parseKoreanNumber } from '@gyeol/korean'
import { SETTING_LIMITS } from '@gyeol/main-quest'
import { useState } from 'react'
import { ChevronDownIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { FieldReason } from '../../../shared/ui/fields/field-reason.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { CheckRow } from '../../../shared/ui/fields/check-row.tsx'
import { mainQuestTexts } from '../main-quest.texts.ts'
import { episodeWords, expWords } from '../quest-words.ts'
import styles from './setting-part.module.css'
import type { MainQuest } from '../use-main-quest.ts'

const NUMBERS = ['level', 'percent', 'target', 'targetPercent'] as const
type NumberName = (typeof NUMBERS)[number]
type End = 'start' | 'end'

type SettingPartProps = {
  readonly main: MainQuest
  readonly onPick: (which: End) => void
}

/** Where the player stands, where to, over which episodes. Everything counts at once. */
export function SettingPart({ main, onPick }: SettingPartProps) {
  const { quest, setting, plan, edit } = main
  const texts = mainQuestTexts.setting
  const [wrong, setWrong] = useState<readonly NumberName[]>([])
  const { levelCap } = quest.table
  const target = setting.target ?? levelCap
  const hint = setting.target === null ? texts.followsCap(levelCap) : undefined
  const ends = { start: setting.start, end: setting.end ?? quest.lastEpisode }

  const numberField = (name: NumberName) => {
    const { min, max } = SETTING_LIMITS[name]
    return (
      <Field label={texts[name]}>
        <NumberField
          label={texts[name]}
          block
          value={name === 'target' ? target : setting[name]}
          min={min}
          max={max}
          emptyValue={name === 'target' ? levelCap : undefined}
          parse={parseKoreanNumber}
          onInvalid={() => setWrong((now) => [...now.filter((one) => one !== name), name])}
          onChange={(value) => {
            setWrong((now) => now.filter((one) => one !== name))
            edit({ [name]: value })
          }}
        />
      </Field>
    )
  }

  return (
    <Card as="section" padding="medium" className={styles.card} aria-label={texts.heading}>
      <div className={styles.pair}>
        {numberField('level')}
        {numberField('percent')}
        {numberField('target')}
        {numberField('targetPercent')}
      </div>
      {target > levelCap ? (
        <p className={styles.note}>{texts.aboveCap(levelCap)}</p>
      ) : (
        hint !== undefined && <p className={styles.note}>{hint}</p>
      )}
      {wrong.length > 0 && <HintStrip live>{texts.fixFirst}</HintStrip>}
      <div className={styles.ends} role="group" aria-label={texts.range}>
        {(['start', 'end'] as const).map((which) => (
          <EndButton
            key={which}
            label={texts[which]}
            words={episodeWords(quest, ends[which])}
            isWrong={main.isStartAfterEnd}
            onClick={() => onPick(which)}
          />
        ))}
        {main.isStartAfterEnd && (
          <div className={styles.mend} role="alert">
            <FieldReason id={REASON_ID}>{texts.startAfterEnd}</FieldReason>
            <div>
              <Button size="small" variant="primary" onClick={main.swap}>
                {texts.swap}
              </Button>
              <Button size="small" onClick={main.dropEnds}>
                {texts.keep}
              </Button>
            </div>
          </div>
        )}
      </div>
      <div className={styles.switches}>
        <CheckRow
          label={texts.repeat}
          hint={texts.repeatHint}
          checked={setting.repeat}
          onChange={(repeat) => edit({ repeat })}
        />
        <CheckRow
          label={texts.skipVenena}
          hint={venenaHint(plan.venena, texts)}
          checked={setting.skipVenena}
          onChange={(skipVenena) => edit({ skipVenena })}
        />
      </div>
    </Card>
  )
}

const REASON_ID = 'main-quest-ends'

type EndButtonProps = {
  readonly label: string
  readonly words: string
  readonly isWrong: boolean
  readonly onClick: () => void
}

function EndButton({ label, words, isWrong, onClick }: EndButtonProps) {
  const texts = mainQuestTexts.setting
  return (
    <button
      type="button"
      className={styles.end}
      data-invalid={isWrong || undefined}
      aria-haspopup="dialog"
      aria-describedby={isWrong ? REASON_ID : undefined}
      onClick={onClick}
    >
      <span>{label}</span> <b>{words}</b>
      <VisuallyHidden> {texts.change}</VisuallyHidden>
      <ChevronDownIcon />
    </button>
  )
}

type Texts = (typeof mainQuestTexts)['setting']

function venenaHint(venena: MainQuest['plan']['venena'], texts: Texts): string {
  return venena.applies ? texts.venenaIn(expWords(venena.exp)) : texts.venenaOut
}
