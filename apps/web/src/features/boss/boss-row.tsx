import { BOSS_DIFFICULTY_NAMES, BOSS_KIND_NAMES } from '@gyeol/game-data'
import { formatKoreanUnits, formatNumber } from '@gyeol/korean'
import { ElementTag } from '../../shared/icons/element-tag.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { type ListColumn, ListHead } from '../../shared/catalogue/list/list-head.tsx'
import { OpenRow } from '../../shared/catalogue/list/open-row.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import {
  type BossQuery,
  type BossView,
  firstValue,
  type OrderKey,
  writeOrder,
} from '../../shared/lists/boss-list.ts'
import styles from './boss.module.css'
import { bossTexts } from './boss.texts.ts'
import { translateOf } from '../../shared/texts/figures.ts'

const FACTS = [
  'level',
  'hp',
  'exp',
  'def',
  'mdef',
  'physResist',
  'magicResist',
  'critResist',
  'flee',
] as const

/** The heads of the columns on wide screens; every row says them too. */
export function BossColumns({
  order,
  onSort,
}: {
  order: BossQuery['order']
  onSort: (sort: string) => void
}) {
  const texts = bossTexts
  const heads: readonly ListColumn<OrderKey>[] = [
    { id: 'name', label: texts.orders.name, sortKey: 'name' },
    ...FACTS.map((fact) => ({
      id: fact,
      label: texts.facts[fact],
      sortKey: fact,
      isLargestFirst: fact !== 'level',
      isNumeric: true,
    })),
  ]
  return (
    <ListHead
      label={texts.list}
      columns={heads}
      order={order}
      onOrder={(next) => onSort(writeOrder(next))}
      className={styles.columns}
    />
  )
}

/** From here on a column has no room for every digit, and half a 만 is nothing. */
const SHORT_FROM = 1_000_000

function shortAmount(amount: number): string {
  return amount < SHORT_FROM ? formatNumber(amount) : formatKoreanUnits(amount, { maxUnits: 1 })
}

/** One boss of the list, at the difficulty of the list. */
export function BossRow({
  view,
  query,
  onOpen,
}: {
  view: BossView
  query: BossQuery
  onOpen: () => void
}) {
  const texts = bossTexts
  const { boss, at, difficulty } = view
  const { stats } = boss
  const shown: Readonly<Record<(typeof FACTS)[number], string | null>> = {
    level: at.level === null ? null : String(at.level),
    hp: at.hp === null ? null : shortAmount(at.hp),
    exp: at.exp === null ? null : shortAmount(at.exp),
    def: firstValue(at.def),
    mdef: firstValue(at.mdef),
    physResist: firstValue(stats.physResist),
    magicResist: firstValue(stats.magicResist),
    critResist: firstValue(stats.critResist),
    flee: firstValue(stats.flee),
  }
  const isOther = difficulty === null && query.difficulty !== 'normal' && boss.kind === 'boss'
  const isBare = FACTS.every((fact) => fact === 'level' || shown[fact] === null)
  return (
    <OpenRow className={styles.row} onOpen={onOpen}>
      <span className={styles.words}>
        <button
          type="button"
          className={list.name}
          title={boss.name}
          data-column={texts.orders.name}
          onClick={onOpen}
        >
          {boss.name}
        </button>
        {boss.elements.map(({ element, when }) => (
          <ElementTag key={`${element} ${when}`} element={element} />
        ))}
        <span className={list.sub}>
          {BOSS_KIND_NAMES[boss.kind]}
          {difficulty !== null &&
            difficulty !== query.difficulty &&
            ` · ${BOSS_DIFFICULTY_NAMES[difficulty]}`}
        </span>
        {boss.isEvent && <Tag tone="brass">{texts.event}</Tag>}
        {isOther && <Tag>{texts.noDifficulty}</Tag>}
      </span>
      <dl className={styles.facts} data-bare={isBare ? '' : undefined}>
        {FACTS.map((fact) => (
          <div key={fact} data-cell={fact}>
            <dt>{texts.facts[fact]}</dt>
            <dd
              translate={translateOf(shown[fact])}
              data-column={texts.facts[fact]}
              data-unknown={shown[fact] === null ? '' : undefined}
            >
              {shown[fact] ?? texts.unknown}
            </dd>
          </div>
        ))}
      </dl>
      {isBare && <p className={styles.bare}>{texts.noneKnown}</p>}
    </OpenRow>
  )
}
