import type { Boss } from '@gyeol/contract'
import { BOSS_KIND_NAMES } from '@gyeol/game-data'
import { EditIcon } from '../../shared/icons/icons.ts'
import { ElementTag } from '../../shared/icons/element-tag.tsx'
import { EvidenceTag, useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { PageLink } from '../../shared/catalogue/thing/page-link.tsx'
import { QuickLookRest } from '../../shared/catalogue/thing/quick-look-rest.tsx'
import { NamesAndNote } from '../../shared/catalogue/names-and-note.tsx'
import { ReportLink } from '../../shared/catalogue/report-link.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Sheet } from '../../shared/ui/layers/sheet.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { type BossQuery, viewOf } from '../../shared/lists/boss-list.ts'
import { BossFacts } from './boss-facts.tsx'
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
  const { id, name, nameEn, aliases, elements, kind, isEvent, note } = boss
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
      <BossFacts key={id} boss={boss} first={viewOf(boss, query).difficulty} />
      <NamesAndNote nameEn={nameEn} aliases={aliases} note={note} />
      <QuickLookRest entity="boss" item={boss} />
    </Sheet>
  )
}
