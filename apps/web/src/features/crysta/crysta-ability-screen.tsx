import { amountsOf } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES, senseOf } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { CRYSTA_KINDS, type StatId } from '@gyeol/terms'
import { WornFields } from '../../shared/conditions/stat-condition-fields.tsx'
import { FilterFrame } from '../../shared/conditions/filter-frame.tsx'
import { StatCombobox } from '../../shared/conditions/stat-combobox.tsx'
import { GoneNote } from '../../shared/catalogue/list/gone-note.tsx'
import { useDetail } from '../../shared/catalogue/list/use-detail.ts'
import type { AnswerOrCopy } from '../../shared/catalogue/offline-copy.ts'
import { useReadAllCrystasQuery } from '../../shared/catalogue/catalogue.api.ts'
import { CataloguePage } from '../../shared/catalogue/list/catalogue-page.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { amountText, statName } from '../../shared/stats/stat-words.ts'
import { VirtualList } from '../../shared/catalogue/list/virtual-list.tsx'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { Checkbox } from '../../shared/ui/controls/checkbox.tsx'
import { Chip } from '../../shared/ui/controls/chip.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import styles from './crysta-ability.module.css'
import { CrystaColumns } from './crysta-columns.tsx'
import { KindChips } from './crysta-filter-fields.tsx'
import { countFilters, writeOrder } from '../../shared/lists/crysta-filters.ts'
import { CrystaGem } from './crysta-gem.tsx'
import listStyles from '../../shared/catalogue/list/list.module.css'
import { CrystaRow, type RowSetting } from './crysta-row.tsx'
import { orderOf } from '../../shared/lists/crysta-search.ts'
import { crystaTexts } from './crysta.texts.ts'
import { useCrystaList } from './use-crysta-list.ts'
import { latePart } from '../../shared/loading/late-part.tsx'

const CrystaDetail = latePart(async () => (await import('./crysta-detail.tsx')).CrystaDetail)

const POPULAR: readonly StatId[] = [
  'atk_pct',
  'matk_pct',
  'crit_damage',
  'crit_rate',
  'aspd',
  'cspd',
  'phys_pierce_pct',
  'magic_pierce_pct',
  'short_range_damage_pct',
  'long_range_damage_pct',
  'max_hp_pct',
  'stability_pct',
  'attack_mp_recovery',
]
const ROW_HEIGHT = 74
const NOT_COMPARED: readonly string[] = []

/** /crysta/ability: which crysta gives a stat, the largest first. */
export function CrystaAbilityScreen() {
  const texts = crystaTexts
  return (
    <CataloguePage<AnswerOrCopy<'readAllCrystas'>>
      title={texts.abilityTitle}
      entity="crysta"
      query={useReadAllCrystasQuery()}
      actions={<LinkButton to="/crysta/list">{texts.title}</LinkButton>}
    >
      {(list) => <Ranking list={list} />}
    </CataloguePage>
  )
}

function Ranking({ list }: { list: AnswerOrCopy<'readAllCrystas'> }) {
  const texts = crystaTexts
  const view = useCrystaList(list.items)
  const { filters, index, query, change } = view
  const stat = query.conditions.clauses[0]?.stat
  const pick = (next: StatId) => change({ clauses: [{ stat: next, operator: 'has', value: 0 }] })
  return (
    <>
      <Card className={styles.pick}>
        <div className={styles.pickRow}>
          <Field label={texts.pickOption}>
            <StatCombobox value={stat ?? null} stats={index.stats} onChange={pick} />
          </Field>
          <KindChips
            kinds={query.kinds}
            onKinds={(kinds) => filters.set({ kind: kinds.join(',') })}
          />
        </div>
        <p className={styles.legend}>{texts.popular}</p>
        <div className={styles.chips}>
          {POPULAR.map((one) => (
            <Chip key={one} pressed={one === stat} onPressedChange={() => pick(one)}>
              {statName(one)}
            </Chip>
          ))}
        </div>
      </Card>
      {stat === undefined ? (
        <EmptyState title={texts.pickFirst} />
      ) : (
        <Results stat={stat} view={view} />
      )}
    </>
  )
}

type ResultsProps = {
  readonly stat: StatId
  readonly view: ReturnType<typeof useCrystaList>
}

function Results({ stat, view }: ResultsProps) {
  const texts = crystaTexts
  const common = catalogueTexts
  const { filters, index, query, rows, marks, change } = view
  const detail = useDetail(filters, CrystaDetail)
  const { conditions } = query
  const isFromLowest = query.order?.isDesc === false
  const amountOf = ({ stats }: Crysta) => amountsOf(stats, conditions).get(stat) ?? 0
  const mutes = !conditions.countsAll && Object.values(conditions.worn).some(Boolean)
  const setting: RowSetting = {
    sought: new Set([stat]),
    worn: mutes ? conditions.worn : undefined,
    marks,
    compared: NOT_COMPARED,
    onOpen: detail.open,
  }
  const open = index.byId.get(filters.values.id)
  const order = orderOf(query)
  // Whatever the list below is in the order of.
  const ranked = rows.toSorted((one, other) => amountOf(other) - amountOf(one))
  if (isFromLowest && order?.key === stat) ranked.reverse()
  const winners = CRYSTA_KINDS.flatMap((kind) => ranked.find((row) => row.kind === kind) ?? [])
  return (
    <div className={styles.body}>
      <GoneNote id={filters.values.id} item={open} />
      {winners.length > 1 && (
        <section>
          <SectionTitle>{texts.bestOf(statName(stat))}</SectionTitle>
          <div className={styles.winners}>
            {winners.map((crysta) => (
              <button
                key={crysta.id}
                type="button"
                className={styles.winner}
                onClick={() => setting.onOpen(crysta.id)}
              >
                <CrystaGem
                  crysta={crysta}
                  depth={index.places.get(crysta.id)?.depth ?? 0}
                  size={32}
                />
                <b>{crysta.name}</b>
                <span>
                  {CRYSTA_KIND_NAMES[crysta.kind]} · {amountText({ stat, value: amountOf(crysta) })}
                </span>
              </button>
            ))}
          </div>
        </section>
      )}
      <FilterFrame
        filterCount={Math.max(0, countFilters(query) - conditions.clauses.length)}
        onReset={() => filters.set({ main: '', sub: '', armor: '', when: '', plain: '', sort: '' })}
        resultCount={formatNumber(rows.length)}
        search={<SectionTitle>{texts.ranking(statName(stat))}</SectionTitle>}
        filters={
          <>
            <Checkbox
              label={texts.lowest}
              checked={isFromLowest && order?.key === stat}
              onChange={(isOn) =>
                filters.set({ sort: isOn ? writeOrder({ key: stat, isDesc: false }) : '' })
              }
            />
            <WornFields conditions={conditions} onChange={change} />
          </>
        }
      >
        <p className={listStyles.count} role="status">
          {common.count(formatNumber(rows.length), formatNumber(index.items.length))}
        </p>
        {rows.length === 0 ? (
          <EmptyState className={listStyles.empty} line={texts.nobody} />
        ) : (
          <div className={styles.ranking}>
            <CrystaColumns
              ranked={stat}
              order={order}
              onOrder={(next) => filters.set({ sort: writeOrder(next) })}
            />
            <VirtualList
              label={texts.ranking(statName(stat))}
              className={listStyles.list}
              rows={rows}
              rowHeight={ROW_HEIGHT}
              getKey={({ id }) => id}
              renderRow={(crysta) => (
                <div className={styles.row}>
                  <span
                    translate="no"
                    className={styles.amount}
                    data-column={texts.columns.amount}
                    data-sense={senseOf(stat, amountOf(crysta))}
                  >
                    {amountText({ stat, value: amountOf(crysta) })}
                  </span>
                  <CrystaRow
                    crysta={crysta}
                    depth={index.places.get(crysta.id)?.depth ?? 0}
                    setting={setting}
                  />
                </div>
              )}
            />
          </div>
        )}
      </FilterFrame>
      {open !== undefined && (
        <CrystaDetail crysta={open} index={index} setting={setting} onClose={detail.close} />
      )}
    </div>
  )
}
