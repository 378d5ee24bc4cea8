import type { CookOwn } from '@gyeol/contract'
import { langOf } from '../../../shared/texts/lang-of.ts'
import { showLongToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { useDeleteHouseMutation } from '../cook.api.ts'
import { cookTexts } from '../cook.texts.ts'
import { foodName } from '../wish/foods.ts'
import { HouseCode } from './house-code.tsx'
import { groupCode } from './houses.ts'
import styles from './house.module.css'

type Own = CookOwn['waiting'][number]

/** What of one's own an editor looks at first; nothing while nothing waits. */
export function OwnWaiting({ waiting }: { readonly waiting: readonly Own[] }) {
  const texts = cookTexts.waiting
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="cook-waiting">
      <SectionTitle id="cook-waiting">{texts.title(waiting.length)}</SectionTitle>
      <p className={styles.memo}>{texts.line}</p>
      <Card as="ul">
        {waiting.map((own) => (
          <WaitingRow key={`${own.address} ${own.isWhole}`} own={own} />
        ))}
      </Card>
    </section>
  )
}

function WaitingRow({ own: { address, memo, isWhole, dishes } }: { readonly own: Own }) {
  const texts = cookTexts
  const [remove, { isLoading }] = useDeleteHouseMutation()
  const takeBack = async () => {
    // A house goes with the first of its dishes, added ones one by one.
    // oxlint-disable-next-line no-await-in-loop -- each deletion renews the house for the next
    for (const [id] of isWhole ? dishes.slice(0, 1) : dishes)
      await remove({ params: { id }, query: { whole: isWhole ? 'true' : 'false' } }).unwrap()
    showLongToast(texts.waiting.takenBack, 'success')
  }
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.name} aria-label={texts.code(groupCode(address))}>
          <HouseCode code={address} />
        </h3>
        <Tag tone="brass">{texts.waiting.state}</Tag>
      </div>
      <div className={styles.facts}>
        <ul className={styles.dishes} aria-label={texts.dishesOf(groupCode(address))}>
          {dishes.map(([id, food, level]) => (
            <li key={id}>
              <Tag>{texts.dish(foodName(food), level)}</Tag>
            </li>
          ))}
        </ul>
        {memo !== '' && (
          <p className={styles.memo} lang={langOf(memo)}>
            {memo}
          </p>
        )}
      </div>
      {/* A failure is told by the call itself. */}
      <Button busy={isLoading} onClick={() => void takeBack().catch(() => undefined)}>
        {texts.waiting.takeBack}
      </Button>
    </li>
  )
}
