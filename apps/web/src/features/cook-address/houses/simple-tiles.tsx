import { CheckIcon } from '../../../shared/icons/icons.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import { useFilters } from '../../../shared/router/use-filters.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { cookTexts } from '../cook.texts.ts'
import { foodName } from '../wish/foods.ts'
import type { Wish } from '../wish/wish.ts'
import { firstHouses } from './first-houses.ts'
import { FreshnessMark } from './freshness-mark.tsx'
import { HouseCode } from './house-code.tsx'
import type { House } from './houses.ts'
import styles from './simple-tiles.module.css'
import { useCopy } from './use-copy.ts'

/** How much of the list is shown, in the address. */
const FILTERS = { more: '' } as const satisfies Record<string, string>

type SimpleTilesProps = {
  readonly houses: readonly House[]
  readonly wanted: Wish['dishes']
}

/** Only codes: one press copies one, and the way to the field in the game stands above. */
export function SimpleTiles({ houses, wanted }: SimpleTilesProps) {
  const texts = cookTexts
  const { copied, copy } = useCopy()
  const filters = useFilters<Readonly<Record<keyof typeof FILTERS, string>>>(FILTERS)
  const first = firstHouses(houses, filters.values.more)
  return (
    <div className={styles.simple}>
      <ol className={styles.path} aria-label={texts.pathLabel}>
        {texts.path.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {houses.length === 0 ? (
        <EmptyState title={texts.noMatch} />
      ) : (
        <ul className={styles.tiles}>
          {first.shown.map((house) => (
            <li key={house.addressId}>
              <button
                type="button"
                className={classNames(styles.tile, copied === house.address && styles.copied)}
                onClick={() => void copy(house.address)}
              >
                <HouseCode code={house.address} /> <VisuallyHidden>{texts.copy}</VisuallyHidden>
                <span className={styles.dishes}>{dishWords(house, wanted)}</span>
                {copied === house.address ? (
                  <b className={styles.done}>
                    <CheckIcon aria-hidden="true" />
                    {texts.copied}
                  </b>
                ) : (
                  <span className={styles.foot}>
                    <FreshnessMark house={house} isShort />
                    {house.isSample && <Tag tone="brass">{texts.sample}</Tag>}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {first.left > 0 && (
        <Button block onClick={() => filters.set({ more: first.more }, { isInPlace: true })}>
          {texts.moreHouses(first.left)}
        </Button>
      )}
    </div>
  )
}

/** The wanted dishes of a house, or all where nothing is wanted. */
function dishWords({ dishes }: House, wanted: Wish['dishes']): string {
  const fitting = dishes.filter(({ food }) => wanted.some((wish) => wish.food === food))
  return (fitting.length > 0 ? fitting : dishes)
    .map(({ food, level }) => `${foodName(food)} ${level}`)
    .join(', ')
}
