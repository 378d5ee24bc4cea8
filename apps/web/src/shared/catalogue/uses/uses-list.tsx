import type { Uses } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { Link } from 'react-router'
import { HintStrip } from '../../ui/display/hint-strip.tsx'
import styles from './uses-list.module.css'
import { usesTexts } from './uses.texts.ts'

/** What may be about to be removed: a thing of the library, a notice, an item with a price. */
export type Used = 'thing' | 'notice' | 'price'

/** What names it, group by group, with the way to each. */
export function UsesList({ kind, groups }: Uses & { readonly kind: Used }) {
  const texts = usesTexts
  const words = texts[kind]
  if (groups.length === 0) return <p className={styles.none}>{words.none}</p>
  const isBlocked = groups.some(({ blocks }) => blocks)
  return (
    <section aria-label={words.title} className={styles.uses}>
      <HintStrip tone="danger">{isBlocked ? words.blocked : words.loose}</HintStrip>
      {groups.map(({ code, total, items }) => (
        <div key={code}>
          <h3 className={styles.group}>{texts.count(texts.codes[code], formatNumber(total))}</h3>
          {/* Some ways of use are only counted. */}
          <ul hidden={items.length === 0}>
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
