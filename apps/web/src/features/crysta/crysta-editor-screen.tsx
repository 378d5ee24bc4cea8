import { useNavigate, useParams } from 'react-router'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { DeleteIcon } from '../../shared/icons/icons.ts'
import { libraryTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { RemoveThing } from '../../shared/forms/remove-dialog.tsx'
import { useTexts } from '../../shared/texts/texts.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { CrystaEditor } from './crysta-editor.tsx'
import { crystaEditorTexts } from './crysta-editor.texts.ts'
import { useDeleteCrystaMutation, useReadCrystaQuery } from './crysta.api.ts'

/** /crysta/list/create. */
export function CrystaCreateScreen() {
  const texts = useTexts(crystaEditorTexts)
  const common = useTexts(libraryTexts)
  return (
    <Page title={texts.create} actions={<LinkButton to="/crysta/list">{common.cancel}</LinkButton>}>
      <CrystaEditor crysta={null} />
    </Page>
  )
}

/** /crysta/list/:id/edit. */
export function CrystaEditScreen() {
  const texts = useTexts(crystaEditorTexts)
  const common = useTexts(libraryTexts)
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const { currentData: crysta, error, refetch } = useReadCrystaQuery({ params: { id } })
  const [remove] = useDeleteCrystaMutation()
  return (
    <Page
      title={texts.edit}
      actions={
        <>
          <LinkButton to={`/crysta/list?id=${id}`}>{common.cancel}</LinkButton>
          {crysta !== undefined && (
            <RemoveThing
              name={crysta.name}
              trigger={<Button icon={<DeleteIcon />}>{common.remove}</Button>}
              remove={() => remove({ params: { id } }).unwrap()}
              onRemoved={() => void navigate('/crysta/list', { replace: true })}
            />
          )}
        </>
      }
    >
      {crysta !== undefined && <CrystaEditor key={id} crysta={crysta} />}
      {crysta === undefined && error === undefined && <Skeleton lines={6} />}
      {crysta === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} goneLine={common.gone} />
      )}
    </Page>
  )
}
