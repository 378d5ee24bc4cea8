import type { Uses } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.ts'
import { HintStrip } from '../../ui/display/hint-strip.tsx'
import styles from './uses-list.module.css'
import { usesTexts } from './uses.texts.ts'

/** What names an item, group by group, with the way to each. */
export function UsesList({ groups }: Uses) {
  const texts = useTexts(usesTexts)
  if (groups.length === 0) return <p className={styles.none}>{texts.none}</p>
  const isBlocked = groups.some(({ blocks }) => blocks)
  return (
    <section aria-label={texts.title} className={styles.uses}>
      <HintStrip tone="danger">{isBlocked ? texts.blocked : texts.loose}</HintStrip>
      {groups.map(({ code, total, items }) => (
        <div key={code}>
          <h3 className={styles.group}>{texts.count(texts.codes[code], formatNumber(total))}</h3>
          <ul>
            {items.map(({ name, path }) => (
              <li key={`${path} ${name}`}>
                <Link to={path} className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
            {code !== 'proposal' && total > items.length && (
              <li className={styles.none}>{texts.more(formatNumber(total - items.length))}</li>
            )}
          </ul>
        </div>
      ))}
    </section>
  )
}
