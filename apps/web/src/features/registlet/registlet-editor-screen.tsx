import { useParams } from 'react-router'
import { CreatePage, EditPage } from '../../shared/catalogue/forms/edit-page.tsx'
import { RegistletEditor } from './registlet-editor.tsx'
import { useDeleteRegistletMutation, useReadRegistletQuery } from './registlet.api.ts'
import { registletTexts } from './registlet.texts.ts'

/** /registlet/create. */
export function RegistletCreateScreen() {
  const texts = registletTexts
  return (
    <CreatePage title={texts.create} list="/registlet">
      <RegistletEditor registlet={null} />
    </CreatePage>
  )
}

/** /registlet/:id?edit. */
export function RegistletEditScreen() {
  const texts = registletTexts
  const { id = '' } = useParams()
  const { currentData: registlet, error, refetch } = useReadRegistletQuery({ params: { id } })
  const [remove] = useDeleteRegistletMutation()
  return (
    <EditPage
      entity="registlet"
      title={texts.edit}
      list="/registlet"
      back={`/registlet/${id}`}
      item={registlet}
      error={error}
      onRetry={() => void refetch()}
      remove={() => remove({ params: { id } }).unwrap()}
    >
      {(item) => <RegistletEditor key={id} registlet={item} />}
    </EditPage>
  )
}
