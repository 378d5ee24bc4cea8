import { EQUIPMENT_KIND_NAMES } from '@gyeol/game-data'
import { useParams } from 'react-router'
import { MarkButtons } from '../../shared/catalogue/marks/mark-buttons.tsx'
import { useMarks } from '../../shared/catalogue/marks/marks.ts'
import { EditLink } from '../../shared/catalogue/thing/edit-link.tsx'
import { type ThingAnswer, useViewEquipmentQuery } from '../../shared/catalogue/thing/thing.api.ts'
import { FactsCard } from '../../shared/catalogue/thing/facts-card.tsx'
import { ThingFrame } from '../../shared/catalogue/thing/thing-frame.tsx'
import { LateThingPrice } from '../../shared/prices/thing/late-thing-price.ts'
import { ThingPage } from '../../shared/catalogue/thing/thing-page.tsx'
import { ElementTag } from '../../shared/icons/element-tag.tsx'
import { lineText } from '../../shared/stats/stat-words.ts'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { EquipmentFacts } from './equipment-facts.tsx'
import { variantName } from '../../shared/lists/equipment-groups.ts'
import { equipmentMarks } from './equipment-marks.saved.ts'

/** /equipment/:id: everything about one piece of equipment. */
export function EquipmentPageScreen() {
  const { id = '' } = useParams()
  return (
    <ThingPage<ThingAnswer<'readEquipment'>>
      entity="equipment"
      query={useViewEquipmentQuery({ params: { id } })}
    >
      {(piece) => <EquipmentThing key={piece.id} piece={piece} />}
    </ThingPage>
  )
}

function EquipmentThing({ piece }: { piece: ThingAnswer<'readEquipment'> }) {
  const marks = useMarks(equipmentMarks)
  const { id, name, kind, element, stats } = piece
  const variant = variantName(piece)
  return (
    <ThingFrame
      entity="equipment"
      item={piece}
      price={<LateThingPrice entity="equipment" id={piece.id} />}
      tags={
        <>
          <Tag>{EQUIPMENT_KIND_NAMES[kind]}</Tag>
          {element !== null && <ElementTag element={element} />}
          {variant !== null && <Tag>{variant}</Tag>}
        </>
      }
      lines={stats.map(lineText)}
      edit={<EditLink to={`/equipment/${id}/edit`} />}
      marks={<MarkButtons hasWords id={id} name={name} marks={marks} />}
      comparePath={`/equipment?compare=${id}`}
      facts={
        <FactsCard>
          <EquipmentFacts piece={piece} id={piece.id} />
        </FactsCard>
      }
    />
  )
}
