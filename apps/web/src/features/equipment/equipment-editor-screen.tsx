import { useParams, useSearchParams } from 'react-router'
import { useReadAllEquipmentQuery } from '../../shared/catalogue/catalogue.api.ts'
import { trueItem } from '../../shared/catalogue/shown-names.ts'
import { CreatePage, EditPage } from '../../shared/catalogue/forms/edit-page.tsx'
import { EquipmentEditor } from './equipment-editor.tsx'
import { equipmentEditorTexts } from './equipment-editor.texts.ts'
import { useDeleteEquipmentMutation } from './equipment.api.ts'

/** /equipment/create. */
export function EquipmentCreateScreen() {
  const texts = equipmentEditorTexts
  const [params] = useSearchParams()
  return (
    <CreatePage title={texts.create} list="/equipment">
      <EquipmentEditor piece={null} name={params.get('name') ?? ''} />
    </CreatePage>
  )
}

/** /equipment/:id/edit. */
export function EquipmentEditScreen() {
  const texts = equipmentEditorTexts
  const { id = '' } = useParams()
  const { data, error, refetch } = useReadAllEquipmentQuery()
  const [remove] = useDeleteEquipmentMutation()
  const piece = data?.items.find((item) => item.id === id)
  return (
    <EditPage
      entity="equipment"
      title={texts.edit}
      list="/equipment"
      back={`/equipment?id=${id}`}
      item={piece && trueItem(piece)}
      isGone={data !== undefined}
      error={error}
      onRetry={() => void refetch()}
      remove={() => remove({ params: { id } }).unwrap()}
    >
      {(item) => <EquipmentEditor key={id} piece={item} />}
    </EditPage>
  )
}
