import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES } from '@gyeol/game-data'
import { CrystaTreeIcon, EditIcon, PlusIcon } from '../../shared/icons/icons.ts'
import { EvidenceTag, useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import list from '../../shared/catalogue/list/list.module.css'
import { MarkButtons } from '../../shared/catalogue/marks/mark-buttons.tsx'
import { NamesAndNote } from '../../shared/catalogue/names-and-note.tsx'
import { ReportLink } from '../../shared/catalogue/report-link.tsx'
import { PageLink } from '../../shared/catalogue/thing/page-link.tsx'
import { lineText } from '../../shared/stats/stat-words.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { CopyButton } from '../../shared/files/copy-button.tsx'
import { QuickLookRest } from '../../shared/catalogue/thing/quick-look-rest.tsx'
import { LateThingPrice } from '../../shared/prices/thing/late-thing-price.ts'
import { Sheet } from '../../shared/ui/layers/sheet.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { BetterSection } from './better-section.tsx'
import styles from './crysta-detail.module.css'
import { DropSection, StatFacts } from './crysta-facts.tsx'
import { CrystaGem } from './crysta-gem.tsx'
import { comparisonOf, type RowSetting } from './crysta-row.tsx'
import { type CrystaIndex, isInLine, pathTo } from '../../shared/lists/crysta-search.ts'
import { crystaTexts } from './crysta.texts.ts'
import { slotTexts } from './slots/slot.texts.ts'

type CrystaDetailProps = {
  readonly crysta: Crysta
  readonly index: CrystaIndex
  readonly setting: RowSetting
  readonly onClose: () => void
}

/** Everything about one crysta, over the list. */
export function CrystaDetail({ crysta, index, setting, onClose }: CrystaDetailProps) {
  const texts = crystaTexts
  const common = catalogueTexts
  const slots = slotTexts
  const isEditor = useIsEditor()
  const { id, name, kind, stats, isEnhancer } = crysta
  const depth = index.places.get(id)?.depth ?? 0
  return (
    <Sheet
      open
      isClosedByBack={false}
      title={texts.detail}
      hideTitle
      footer={
        <MarkButtons
          hasWords
          id={id}
          name={name}
          marks={setting.marks}
          comparison={comparisonOf(setting, id)}
        />
      }
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className={styles.head}>
        <CrystaGem crysta={crysta} depth={depth} size={56} />
        <div className={styles.headWords}>
          <h2 className={styles.name}>{name}</h2>
          <div className={styles.tags}>
            <Tag>{CRYSTA_KIND_NAMES[kind]}</Tag>
            <Tag tone={isEnhancer ? 'primary' : 'neutral'}>
              {depth > 0 ? texts.stage(depth + 1) : isEnhancer ? texts.enhancer : texts.base}
            </Tag>
            <EvidenceTag evidence={crysta.evidence} numbers={crysta.numbersEvidence} />
          </div>
        </div>
      </div>
      <StatFacts crysta={crysta} before={index.byId.get(crysta.parentId ?? '')} />
      <LineSection crysta={crysta} index={index} onOpen={setting.onOpen} />
      <BetterSection key={id} crysta={crysta} index={index} setting={setting} />
      <DropSection crysta={crysta} />
      <NamesAndNote nameEn={crysta.nameEn} aliases={crysta.aliases} note={crysta.note} />
      <QuickLookRest
        entity="crysta"
        item={crysta}
        price={<LateThingPrice entity="crysta" id={crysta.id} />}
      />
      <div className={styles.actions}>
        <PageLink entity="crysta" id={id} name={name} />
        {setting.onSlot !== undefined && (
          <Button icon={<PlusIcon />} onClick={() => setting.onSlot?.(crysta)}>
            {slots.add}
          </Button>
        )}
        <CopyButton text={`${name}\n${stats.map(lineText).join('\n')}`}>{texts.copy}</CopyButton>
        {isEditor && (
          <LinkButton to={`/crysta/list/${id}/edit`} icon={<EditIcon />}>
            {common.edit}
          </LinkButton>
        )}
        <ReportLink entity="crysta" id={id} name={name} />
      </div>
    </Sheet>
  )
}

function LineSection({
  crysta: { id },
  index: { byId, places },
  onOpen,
}: Pick<CrystaDetailProps, 'crysta' | 'index'> & { onOpen: (id: string) => void }) {
  const texts = crystaTexts
  if (!isInLine(id, places)) return null
  const children = (places.get(id)?.childIds ?? []).flatMap((child) => byId.get(child) ?? [])
  const steps = [...pathTo(id, byId), ...children]
  return (
    <section className={list.section}>
      <h3 className={list.heading}>{texts.line}</h3>
      <ol className={styles.path}>
        {steps.map((step) => (
          <li key={step.id}>
            <button
              type="button"
              className={styles.step}
              aria-current={step.id === id ? 'step' : undefined}
              onClick={() => onOpen(step.id)}
            >
              <CrystaGem crysta={step} depth={places.get(step.id)?.depth ?? 0} size={18} />
              {step.name}
            </button>
          </li>
        ))}
      </ol>
      <div>
        <LinkButton size="small" to={`/crysta/tree?id=${id}`} icon={<CrystaTreeIcon />}>
          {texts.seeTree}
        </LinkButton>
      </div>
    </section>
  )
}
