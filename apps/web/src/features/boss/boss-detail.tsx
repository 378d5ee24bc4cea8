import { bossAt, type BossNumber } from '@gyeol/catalogue'
import type { Boss } from '@gyeol/contract'
import { BOSS_DIFFICULTY_NAMES, BOSS_KIND_NAMES, BOSS_STAT_NAMES } from '@gyeol/game-data'
import { formatKoreanUnits, formatNumber } from '@gyeol/korean'
import type { BossDifficulty } from '@gyeol/terms'
import { useState } from 'react'
import { EditIcon } from '../../shared/icons/icons.ts'
import { ElementTag } from '../../shared/icons/element-tag.tsx'
import { EvidenceTag, useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import { useReadAllCrystasQuery } from '../../shared/catalogue/catalogue.api.ts'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { ReportLink } from '../../shared/catalogue/report-link.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { useTexts } from '../../shared/texts/texts.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import { Sheet } from '../../shared/ui/layers/sheet.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { type BossQuery, viewOf } from './boss-list.ts'
import styles from './boss.module.css'
import { bossTexts } from './boss.texts.ts'

type BossDetailProps = {
  readonly boss: Boss
  readonly query: BossQuery
  readonly isOpenedHere: boolean
  readonly onClose: () => void
}

const DEFENCES = ['physResist', 'magicResist', 'critResist', 'flee', 'guard', 'evade'] as const

/** Everything about one boss at any of its difficulties, over the list. */
export function BossDetail({ boss, query, isOpenedHere, onClose }: BossDetailProps) {
  const texts = useTexts(bossTexts)
  const common = useTexts(catalogueTexts)
  const isEditor = useIsEditor()
  const { id, name, nameEn, elements, kind, isEvent, map, mapAlt, note } = boss
  return (
    <Sheet
      open
      isClosedByBack={isOpenedHere}
      title={texts.detail}
      hideTitle
      footer={
        <>
          {isEditor && (
            <LinkButton to={`/boss/${id}/edit`} icon={<EditIcon />}>
              {common.edit}
            </LinkButton>
          )}
          <ReportLink entity="boss" id={id} name={name} />
        </>
      }
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <h2 className={list.title}>{name}</h2>
      <div className={list.tags}>
        <Tag>{BOSS_KIND_NAMES[kind]}</Tag>
        {isEvent && <Tag tone="brass">{texts.event}</Tag>}
        <EvidenceTag evidence={boss.evidence} numbers={boss.numbersEvidence} />
        {elements.map(({ element, when }) => (
          <span key={`${element} ${when}`}>
            <ElementTag element={element} />
            {when !== null && <small className={list.sub}> {texts.when(when)}</small>}
          </span>
        ))}
      </div>
      <Numbers key={boss.id} boss={boss} query={query} />
      <Proration boss={boss} />
      <Crystas ids={boss.crystaIds} />
      <section className={list.section}>
        <h3 className={list.heading}>{texts.place}</h3>
        <p className={list.muted}>
          {map === null ? texts.noPlace : [map, mapAlt].filter((word) => word !== null).join(' · ')}
          {boss.mapEvidence === 'guess' && <> {texts.likelyPlace}</>}
        </p>
      </section>
      {(nameEn !== null || note !== '') && (
        <p className={list.muted}>{[nameEn, note].filter(Boolean).join(' · ')}</p>
      )}
    </Sheet>
  )
}

function Numbers({ boss, query }: Pick<BossDetailProps, 'boss' | 'query'>) {
  const texts = useTexts(bossTexts)
  const [difficulty, setDifficulty] = useState<BossDifficulty | null>(
    () => viewOf(boss, query).difficulty ?? boss.difficulties[0] ?? null,
  )
  const at = (difficulty === null ? null : bossAt(boss, difficulty)) ?? {
    level: boss.level,
    hp: boss.hp,
    exp: boss.exp,
    def: boss.stats.def,
    mdef: boss.stats.mdef,
  }
  return (
    <section className={list.section}>
      <h3 className={list.heading}>{texts.numbers}</h3>
      {difficulty !== null && boss.difficulties.length > 1 && (
        <SegmentedControl
          block
          size="small"
          label={texts.difficulty}
          value={difficulty}
          onChange={setDifficulty}
          segments={boss.difficulties.map((value) => ({
            value,
            label: BOSS_DIFFICULTY_NAMES[value],
          }))}
        />
      )}
      <DefinitionList columns={2} className={styles.numbers}>
        <DefinitionRow term={texts.orders.level} muted={at.level === null}>
          {at.level ?? texts.unknown}
        </DefinitionRow>
        <DefinitionRow term="HP" muted={at.hp === null}>
          <Amount amount={at.hp} />
        </DefinitionRow>
        <DefinitionRow term="EXP" muted={at.exp === null}>
          <Amount amount={at.exp} />
        </DefinitionRow>
        <DefinitionRow term={BOSS_STAT_NAMES.def} muted={at.def.length === 0}>
          <Values values={at.def} />
        </DefinitionRow>
        <DefinitionRow term={BOSS_STAT_NAMES.mdef} muted={at.mdef.length === 0}>
          <Values values={at.mdef} />
        </DefinitionRow>
        {DEFENCES.map((stat) => (
          <DefinitionRow
            key={stat}
            term={BOSS_STAT_NAMES[stat]}
            muted={boss.stats[stat].length === 0}
          >
            <Values values={boss.stats[stat]} />
          </DefinitionRow>
        ))}
      </DefinitionList>
    </section>
  )
}

function Amount({ amount }: { amount: number | null }) {
  const texts = useTexts(bossTexts)
  if (amount === null) return texts.unknown
  return <span title={formatNumber(amount)}>{formatKoreanUnits(amount, { maxUnits: 2 })}</span>
}

function Values({ values }: { values: readonly BossNumber[] }) {
  const texts = useTexts(bossTexts)
  if (values.length === 0) return texts.unknown
  return values.map(({ value, when }) => (
    <div key={`${value} ${when}`} className={styles.value}>
      {formatNumber(value)}
      {when !== null && <small>{texts.when(when)}</small>}
    </div>
  ))
}

function Proration({ boss: { proration } }: { boss: Boss }) {
  const texts = useTexts(bossTexts)
  const kinds = ['normal', 'physical', 'magic'] as const
  return (
    <section className={list.section}>
      <h3 className={list.heading}>{texts.proration}</h3>
      <p className={list.muted}>{texts.prorationLine}</p>
      <DefinitionList>
        {kinds.map((kind) => (
          <DefinitionRow key={kind} term={texts.prorations[kind]} muted={proration[kind] === null}>
            {proration[kind] === null ? texts.unknown : `${proration[kind]}%`}
          </DefinitionRow>
        ))}
      </DefinitionList>
    </section>
  )
}

/** What it drops; a crysta this site does not list is left out. */
function Crystas({ ids }: { ids: readonly string[] }) {
  const texts = useTexts(bossTexts)
  const { data } = useReadAllCrystasQuery(undefined, { skip: ids.length === 0 })
  const crystas = data?.items.filter(({ id }) => ids.includes(id)) ?? []
  return (
    <section className={list.section}>
      <h3 className={list.heading}>{texts.crystas}</h3>
      {crystas.length === 0 && <p className={list.muted}>{texts.noCrystas}</p>}
      <div className={styles.links}>
        {crystas.map(({ id, name }) => (
          <LinkButton key={id} size="small" to={`/crysta/list?id=${id}`}>
            {name}
          </LinkButton>
        ))}
      </div>
    </section>
  )
}
