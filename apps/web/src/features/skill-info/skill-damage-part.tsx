import { SKILL_EFFECTS } from '@gyeol/game-data'
import type { SkillKey } from '@gyeol/skills'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { damageTexts } from './damage.texts.ts'
import { damageOf } from './skill-damage.ts'
import styles from './skill-damage.module.css'

/** What is known of the damage of a skill, gear by gear. */
export function SkillDamage({ skill }: { readonly skill: SkillKey }) {
  const texts = damageTexts
  const effect = SKILL_EFFECTS.find(({ id }) => id === skill)
  const ways = effect === undefined ? [] : damageOf(effect)
  if (ways.length === 0) return <p className={styles.line}>{texts.none}</p>
  return (
    <>
      <p className={styles.line}>{texts.line}</p>
      <dl className={styles.ways}>
        {ways.map(({ gear, hits }) => (
          <div key={gear}>
            <dt>{gear}</dt>
            {hits.map(({ amount, more, isDisputed }, at) => (
              // Hits are told in the order they land; two may be alike.
              // oxlint-disable-next-line react/no-array-index-key
              <dd key={at}>
                <b translate="no">{amount}</b>
                {isDisputed && (
                  <>
                    {' '}
                    <Tag tone="brass">{texts.differ}</Tag>
                  </>
                )}
                {more.map((words) => (
                  <small key={words}>{words}</small>
                ))}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  )
}
