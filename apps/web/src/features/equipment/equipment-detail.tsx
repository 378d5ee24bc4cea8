import type { Equipment } from '@gyeol/contract'
import { EQUIPMENT_KIND_NAMES, OBTAIN_NAMES, STAT_DICTIONARY } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { ElementTag } from '../../shared/icons/element-tag.tsx'
import { CompareIcon, EditIcon } from '../../shared/icons/icons.ts'
import { EvidenceTag, useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import { NamesAndNote } from '../../shared/catalogue/names-and-note.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { PageLink } from '../../shared/catalogue/thing/page-link.tsx'
import { ReportLink } from '../../shared/catalogue/report-link.tsx'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { amountText, conditionText, lineText } from '../../shared/stats/stat-words.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { CopyButton } from '../../shared/files/copy-button.tsx'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { Sheet } from '../../shared/ui/layers/sheet.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { equipmentTexts } from './equipment.texts.ts'
import { PieceMarks } from './piece-marks.tsx'
import type { Comparison } from './use-comparison.ts'

type EquipmentDetailProps = {
  readonly piece: Equipment
  readonly comparison: Comparison
  readonly isOpenedHere: boolean
  readonly onClose: () => void
}

/** Everything about one piece of equipment, over the list. */
export function EquipmentDetail({
  piece,
  comparison,
  isOpenedHere,
  onClose,
}: EquipmentDetailProps) {
  const texts = useTexts(equipmentTexts)
  const common = useTexts(catalogueTexts)
  const isEditor = useIsEditor()
  const withOwned = comparison.withOwned(piece)
  const { id, name, nameEn, aliases, kind, element, stats, note } = piece
  return (
    <Sheet
      open
      isClosedByBack={isOpenedHere}
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
        <EvidenceTag evidence={piece.evidence} />
      </div>
      <EquipmentFacts piece={piece} />
      <NamesAndNote nameEn={nameEn} aliases={aliases} note={note} />
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

/** What is known of a piece: its numbers, stats and where it is had. */
export function EquipmentFacts({ piece }: { piece: Equipment }) {
  const texts = useTexts(equipmentTexts)
  const { stats } = piece
  const numbers = [
    { term: texts.atk, value: piece.atk, unit: '' },
    { term: texts.def, value: piece.def, unit: '' },
    { term: texts.stability, value: piece.stability, unit: '%' },
    { term: texts.potential, value: piece.potential, unit: '' },
    { term: texts.slots, value: piece.crystaSlots, unit: '' },
  ].flatMap(({ value, ...rest }) => (value === null ? [] : [{ ...rest, value }]))
  return (
    <>
      <section className={list.section}>
        <h3 className={list.heading}>{texts.base}</h3>
        <DefinitionList>
          {numbers.map(({ term, value, unit }) => (
            <DefinitionRow key={term} term={term}>
              {formatNumber(value)}
              {unit}
            </DefinitionRow>
          ))}
        </DefinitionList>
      </section>
      <section className={list.section}>
        <h3 className={list.heading}>{texts.options}</h3>
        {stats.length === 0 && <p className={list.muted}>{texts.noOptions}</p>}
        <DefinitionList>
          {stats.map((line, place) => (
            <DefinitionRow
              // The same stat may stand twice with different conditions: only the place tells them apart.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              term={
                line.when === undefined
                  ? STAT_DICTIONARY[line.stat].label
                  : `${STAT_DICTIONARY[line.stat].label} (${conditionText(line.when)})`
              }
            >
              <span className={line.value < 0 ? 'negative' : undefined}>{amountText(line)}</span>
            </DefinitionRow>
          ))}
        </DefinitionList>
      </section>
      <Obtain piece={piece} />
    </>
  )
}

function Obtain({ piece: { obtain } }: { piece: Equipment }) {
  const texts = useTexts(equipmentTexts)
  return (
    <section className={list.section}>
      <h3 className={list.heading}>{texts.obtain}</h3>
      {obtain.length === 0 ? (
        <p className={list.muted}>{texts.noObtain}</p>
      ) : (
        <ul className={list.places}>
          {obtain.map(({ by, name, level, map }) => (
            <li key={`${by} ${name} ${level} ${map}`}>
              <Tag>{OBTAIN_NAMES[by]}</Tag>
              {texts.place(name, level)}
              {map !== null && <small>{map}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
