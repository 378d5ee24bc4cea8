import { BASE_STAT_RANGE, BASE_STATS, PERSONAL_STATS, statPointsLeft } from '@gyeol/character'
import { parseKoreanNumber } from '@gyeol/korean'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { characterTexts } from '../character.texts.ts'
import { figureTexts } from '../sheet/figure.texts.ts'
import styles from './build.module.css'
import type { CharacterBody } from './character-build.ts'
import type { ChangeBody } from './use-characters.ts'

const MOST_LEVEL = 999
const MOST_PERSONAL = 255

/** Level, points and the personal stat. */
export function PointsCard({
  body,
  change,
}: {
  readonly body: CharacterBody
  readonly change: ChangeBody
}) {
  const texts = characterTexts.points
  const names = figureTexts.statNames
  const { level, base, personal } = body
  const left = statPointsLeft(body)
  return (
    <Card as="section" padding="medium" aria-label={texts.title} className={styles.card}>
      <div className={styles.points}>
        <Field label={texts.level}>
          <NumberField
            parse={parseKoreanNumber}
            look="plain"
            label={texts.level}
            value={level}
            min={1}
            max={MOST_LEVEL}
            onChange={(value) => change((now) => ({ ...now, level: value }), 'level')}
          />
        </Field>
        {BASE_STATS.map((stat) => (
          <Field key={stat} label={names[stat]}>
            <NumberField
              parse={parseKoreanNumber}
              look="plain"
              label={names[stat]}
              value={base[stat]}
              min={BASE_STAT_RANGE.min}
              max={BASE_STAT_RANGE.max}
              onChange={(value) =>
                change((now) => ({ ...now, base: { ...now.base, [stat]: value } }), stat)
              }
            />
          </Field>
        ))}
        {personal && (
          <Field label={texts.kinds[personal.kind]}>
            <NumberField
              parse={parseKoreanNumber}
              look="plain"
              label={texts.personalPoints}
              value={personal.value}
              min={0}
              max={MOST_PERSONAL}
              onChange={(value) =>
                change(
                  (now) => ({ ...now, personal: now.personal && { ...now.personal, value } }),
                  'personal',
                )
              }
            />
          </Field>
        )}
      </div>
      <p className={styles.muted}>{left < 0 ? texts.tooMany(-left) : texts.left(left)}</p>
      <SegmentedControl
        block
        size="small"
        label={texts.personal}
        value={personal?.kind ?? 'none'}
        onChange={(kind) =>
          change((now) => ({
            ...now,
            personal: kind === 'none' ? null : { kind, value: now.personal?.value ?? 0 },
          }))
        }
        segments={[
          { value: 'none' as const, label: texts.none },
          ...PERSONAL_STATS.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
        ]}
      />
    </Card>
  )
}
