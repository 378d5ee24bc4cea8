import { useParams } from 'react-router'
import { CreatePage, EditPage } from '../../shared/catalogue/forms/edit-page.tsx'
import { CrystaEditor } from './crysta-editor.tsx'
import { crystaEditorTexts } from './crysta-editor.texts.ts'
import { useDeleteCrystaMutation, useReadCrystaQuery } from './crysta.api.ts'

/** /crysta/list/create. */
export function CrystaCreateScreen() {
  const texts = crystaEditorTexts
  return (
    <CreatePage title={texts.create} list="/crysta/list">
      <CrystaEditor crysta={null} />
    </CreatePage>
  )
}

/** /crysta/list/:id/edit. */
export function CrystaEditScreen() {
  const texts = crystaEditorTexts
  const { id = '' } = useParams()
  const { currentData: crysta, error, refetch } = useReadCrystaQuery({ params: { id } })
  const [remove] = useDeleteCrystaMutation()
  return (
    <EditPage
      entity="crysta"
      title={texts.edit}
      list="/crysta/list"
      back={`/crysta/list?id=${id}`}
      item={crysta}
      error={error}
      onRetry={() => void refetch()}
      remove={() => remove({ params: { id } }).unwrap()}
    >
      {(item) => <CrystaEditor key={id} crysta={item} />}
    </EditPage>
  )
}
