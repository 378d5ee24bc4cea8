import { useNavigate, useParams } from 'react-router'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { DeleteIcon } from '../../shared/icons/icons.ts'
import { useReadAllEquipmentQuery } from '../../shared/library/library.api.ts'
import { libraryTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { RemoveThing } from '../../shared/forms/remove-dialog.tsx'
import { useTexts } from '../../shared/texts/texts.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { EquipmentEditor } from './equipment-editor.tsx'
import { equipmentEditorTexts } from './equipment-editor.texts.ts'
import { useDeleteEquipmentMutation } from './equipment.api.ts'

/** /equipment/create. */
export function EquipmentCreateScreen() {
  const texts = useTexts(equipmentEditorTexts)
  const common = useTexts(libraryTexts)
  return (
    <Page title={texts.create} actions={<LinkButton to="/equipment">{common.cancel}</LinkButton>}>
      <EquipmentEditor piece={null} />
    </Page>
  )
}

/** /equipment/:id/edit. */
export function EquipmentEditScreen() {
  const texts = useTexts(equipmentEditorTexts)
  const common = useTexts(libraryTexts)
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const { data, error, refetch } = useReadAllEquipmentQuery()
  const [remove] = useDeleteEquipmentMutation()
  const piece = data?.items.find((item) => item.id === id)
  return (
    <Page
      title={texts.edit}
      actions={
        <>
          <LinkButton to={`/equipment?id=${id}`}>{common.cancel}</LinkButton>
          {piece !== undefined && (
            <RemoveThing
              name={piece.name}
              trigger={<Button icon={<DeleteIcon />}>{common.remove}</Button>}
              remove={() => remove({ params: { id } }).unwrap()}
              onRemoved={() => void navigate('/equipment', { replace: true })}
            />
          )}
        </>
      }
    >
      {piece !== undefined && <EquipmentEditor key={id} piece={piece} />}
      {data !== undefined && piece === undefined && <EmptyState line={common.gone} />}
      {data === undefined && error === undefined && <Skeleton lines={6} />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}
