import { formatNumber, parseKoreanNumber } from '@gyeol/korean'
import { type QuestIndex, SETTING_LIMITS } from '@gyeol/main-quest'
import { useRef, useState } from 'react'
import { CloseIcon } from '../../../shared/icons/icons.ts'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { questMoreSaved } from '../main-quest-more.saved.ts'
import styles from './pace-part.module.css'
import { episodeWords } from '../quest-words.ts'
import { routeTexts } from './route.texts.ts'
import { latePart } from '../../../shared/loading/late-part.tsx'

const EpisodePicker = latePart(
  async () => (await import('../setting/episode-picker.tsx')).EpisodePicker,
)

const STEP = { step: 0.5, largeStep: 5 }

/** Minutes of an episode, and of those that are not like the others. */
export function PacePart({ quest }: { readonly quest: QuestIndex }) {
  const texts = routeTexts
  const [{ minutes, minutesOf }] = useSaved(questMoreSaved)
  const [isPicking, setIsPicking] = useState(false)
  const [picked, setPicked] = useState<number | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const others = Object.entries(minutesOf)
    .map(([no, own]) => ({ no: Number(no), own }))
    .filter(({ no }) => no <= quest.lastEpisode)
  return (
    <div className={styles.part}>
      <Field label={texts.minutes} hint={texts.minutesHint}>
        <NumberField
          label={texts.minutes}
          block
          decimals
          value={minutes ?? 0}
          min={0}
          max={SETTING_LIMITS.minutes.max}
          {...STEP}
          emptyValue={0}
          parse={parseKoreanNumber}
          onChange={keepMinutes}
        />
      </Field>
      {minutes !== null && (
        <div role="group" aria-label={texts.others.heading} className={styles.others}>
          <p>{texts.others.heading}</p>
          <ul>
            {others.map(({ no, own }) => (
              <OtherRow
                key={no}
                name={episodeWords(quest, no)}
                minutes={own}
                onChange={(value) => keepMinutesOf(no, value)}
                onRemove={() => {
                  keepMinutesOf(no, null)
                  add.current?.focus()
                }}
              />
            ))}
          </ul>
          <Button ref={add} size="small" onClick={() => setIsPicking(true)}>
            {texts.others.add}
          </Button>
          {isPicking && (
            <EpisodePicker
              quest={quest}
              which="other"
              chosen={picked ?? 1}
              onPick={(no) => {
                if (minutesOf[no] === undefined) keepMinutesOf(no, minutes)
                setPicked(no)
                setIsPicking(false)
              }}
              onClose={() => setIsPicking(false)}
            />
          )}
        </div>
      )}
    </div>
  )
}

type OtherRowProps = {
  readonly name: string
  readonly minutes: number
  readonly onChange: (minutes: number) => void
  readonly onRemove: () => void
}

function OtherRow({ name, minutes, onChange, onRemove }: OtherRowProps) {
  const texts = routeTexts.others
  return (
    <li>
      <span>{name}</span>
      <NumberField
        label={texts.minutesOf(name)}
        block
        decimals
        value={minutes}
        {...SETTING_LIMITS.minutes}
        {...STEP}
        parse={parseKoreanNumber}
        onChange={onChange}
      />
      <IconButton
        label={texts.remove(name, formatNumber(minutes))}
        icon={<CloseIcon />}
        onClick={onRemove}
      />
    </li>
  )
}

function keepMinutes(minutes: number): void {
  const isTold = minutes >= SETTING_LIMITS.minutes.min
  questMoreSaved.update((now) => ({ ...now, minutes: isTold ? minutes : null }))
}

/** Null: like all the others again. */
function keepMinutesOf(no: number, minutes: number | null): void {
  questMoreSaved.update((now) => {
    const { [no]: _before, ...others } = now.minutesOf
    return { ...now, minutesOf: minutes === null ? others : { ...others, [no]: minutes } }
  })
}
