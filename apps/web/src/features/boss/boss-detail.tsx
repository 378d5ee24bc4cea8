import { thingPath } from '@gyeol/catalogue'
import type { Boss } from '@gyeol/contract'
import { BOSS_KIND_NAMES } from '@gyeol/game-data'
import { EditIcon } from '../../shared/icons/icons.ts'
import { ElementTag } from '../../shared/icons/element-tag.tsx'
import { EvidenceTag, useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import { useReadAllCrystasQuery } from '../../shared/catalogue/catalogue.api.ts'
import { OTHER_NAME_LANGUAGE } from '../../shared/catalogue/shown-names.ts'
import { langOf } from '../../shared/texts/lang-of.ts'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { PageLink } from '../../shared/catalogue/thing/page-link.tsx'
import { ReportLink } from '../../shared/catalogue/report-link.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Sheet } from '../../shared/ui/layers/sheet.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { type BossQuery, viewOf } from './boss-list.ts'
import { BossMatch } from './boss-match.tsx'
import { BossNumbers, BossProration } from './boss-numbers.tsx'
import styles from './boss.module.css'
import { bossTexts } from './boss.texts.ts'

type BossDetailProps = {
  readonly boss: Boss
  readonly query: BossQuery
  readonly onClose: () => void
}

/** Everything about one boss at any of its difficulties, over the list. */
export function BossDetail({ boss, query, onClose }: BossDetailProps) {
  const texts = bossTexts
  const common = catalogueTexts
  const isEditor = useIsEditor()
  const { id, name, nameEn, elements, kind, isEvent, map, mapAlt, note } = boss
  return (
    <Sheet
      open
      isClosedByBack={false}
      title={texts.detail}
      hideTitle
      footer={
        <>
          <PageLink entity="boss" id={id} name={name} />
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
      <BossNumbers key={boss.id} boss={boss} first={viewOf(boss, query).difficulty} />
      <BossProration boss={boss} />
      <BossMatch boss={boss} />
      <Crystas ids={boss.crystaIds} />
      <section className={list.section}>
        <h3 className={list.heading}>{texts.place}</h3>
        <p className={list.muted}>
          {map === null ? texts.noPlace : [map, mapAlt].filter((word) => word !== null).join(' · ')}
          {boss.mapEvidence === 'guess' && <> {texts.likelyPlace}</>}
        </p>
      </section>
      {(nameEn !== null || note !== '') && (
        <p className={list.muted}>
          <span lang={OTHER_NAME_LANGUAGE}>{nameEn}</span>
          {nameEn !== null && note !== '' && ' · '}
          <span lang={langOf(note)}>{note}</span>
        </p>
      )}
    </Sheet>
  )
}

/** What it drops; a crysta this site does not list is left out. */
function Crystas({ ids }: { ids: readonly string[] }) {
  const texts = bossTexts
  const { data } = useReadAllCrystasQuery(undefined, { skip: ids.length === 0 })
  const crystas = data?.items.filter(({ id }) => ids.includes(id)) ?? []
  return (
    <section className={list.section}>
      <h3 className={list.heading}>{texts.crystas}</h3>
      {crystas.length === 0 && <p className={list.muted}>{texts.noCrystas}</p>}
      <div className={styles.links}>
        {crystas.map(({ id, name }) => (
          <LinkButton key={id} size="small" to={thingPath('crysta', id)}>
            {name}
          </LinkButton>
        ))}
      </div>
    </section>
  )
}
