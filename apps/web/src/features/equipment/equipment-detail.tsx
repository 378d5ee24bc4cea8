import type { Equipment } from '@gyeol/contract'
import { EQUIPMENT_KIND_NAMES } from '@gyeol/game-data'
import { ElementTag } from '../../shared/icons/element-tag.tsx'
import { CompareIcon, EditIcon } from '../../shared/icons/icons.ts'
import { EvidenceTag, useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import { NamesAndNote } from '../../shared/catalogue/names-and-note.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { PageLink } from '../../shared/catalogue/thing/page-link.tsx'
import { ReportLink } from '../../shared/catalogue/report-link.tsx'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { lineText } from '../../shared/stats/stat-words.ts'
import { CopyButton } from '../../shared/files/copy-button.tsx'
import { QuickLookRest } from '../../shared/catalogue/thing/quick-look-rest.tsx'
import { LateThingPrice } from '../../shared/prices/thing/late-thing-price.ts'
import { Sheet } from '../../shared/ui/layers/sheet.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { EquipmentFacts } from './equipment-facts.tsx'
import { variantName } from '../../shared/lists/equipment-groups.ts'
import { equipmentTexts } from './equipment.texts.ts'
import { PieceMarks } from './piece-marks.tsx'
import type { Comparison } from './use-comparison.ts'

type EquipmentDetailProps = {
  readonly piece: Equipment
  /** All pieces of its name. */
  readonly variants: readonly Equipment[]
  readonly comparison: Comparison
  readonly onVariant: (id: string) => void
  readonly onClose: () => void
}

/** Everything about one piece of equipment, over the list. */
export function EquipmentDetail({
  piece,
  variants,
  comparison,
  onVariant,
  onClose,
}: EquipmentDetailProps) {
  const texts = equipmentTexts
  const common = catalogueTexts
  const isEditor = useIsEditor()
  const variant = variantName(piece)
  const withOwned = comparison.withOwned(piece)
  const { id, name, nameEn, aliases, kind, element, stats, note } = piece
  return (
    <Sheet
      open
      isClosedByBack={false}
      title={texts.detail}
      hideTitle
      footer={<PieceMarks hasWords piece={piece} comparison={comparison} />}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <h2 className={list.title}>{name}</h2>
      <div className={list.tags}>
        <Tag>{EQUIPMENT_KIND_NAMES[kind]}</Tag>
        {element !== null && <ElementTag element={element} />}
        {variant !== null && <Tag>{variant}</Tag>}
        <EvidenceTag evidence={piece.evidence} numbers={piece.numbersEvidence} />
        {piece.evidence === 'none' && <Tag tone="brass">{texts.nameless}</Tag>}
      </div>
      <EquipmentFacts piece={piece} id={piece.id} />
      <Variants piece={piece} variants={variants} onOpen={onVariant} />
      <NamesAndNote nameEn={nameEn} aliases={aliases} note={note} />
      <QuickLookRest
        entity="equipment"
        item={piece}
        price={<LateThingPrice entity="equipment" id={piece.id} />}
      />
      <div className={list.actions}>
        <PageLink entity="equipment" id={id} name={name} />
        {withOwned === null ? (
          <p className={list.muted}>{texts.noOwned}</p>
        ) : (
          <Button icon={<CompareIcon />} onClick={withOwned}>
            {texts.compareOwned}
          </Button>
        )}
        <CopyButton text={`${name}\n${stats.map(lineText).join('\n')}`}>{texts.copy}</CopyButton>
        {isEditor && (
          <LinkButton to={`/equipment/${id}/edit`} icon={<EditIcon />}>
            {common.edit}
          </LinkButton>
        )}
        <ReportLink entity="equipment" id={id} name={name} />
      </div>
    </Sheet>
  )
}

type VariantsProps = {
  readonly piece: Equipment
  readonly variants: readonly Equipment[]
  readonly onOpen: (id: string) => void
}

/** The other pieces of this name, had in other ways. */
function Variants({ piece, variants, onOpen }: VariantsProps) {
  const texts = equipmentTexts
  const others = variants.filter(({ id }) => id !== piece.id)
  if (others.length === 0) return null
  return (
    <section className={list.section}>
      <h3 className={list.heading}>{texts.otherVariants}</h3>
      <div className={list.chips}>
        {others.map((other) => (
          <Button key={other.id} size="small" onClick={() => onOpen(other.id)}>
            {variantName(other) ?? texts.noVariant}
          </Button>
        ))}
      </div>
    </section>
  )
}
