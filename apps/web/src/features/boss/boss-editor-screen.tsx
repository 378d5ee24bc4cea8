import { useParams } from 'react-router'
import { useReadAllBossesQuery } from '../../shared/catalogue/catalogue.api.ts'
import { trueItem } from '../../shared/catalogue/shown-names.ts'
import { CreatePage, EditPage } from '../../shared/catalogue/forms/edit-page.tsx'
import { BossEditor } from './boss-editor.tsx'
import { bossEditorTexts } from './boss-editor.texts.ts'
import { useDeleteBossMutation } from './boss.api.ts'

/** /boss/create. */
export function BossCreateScreen() {
  const texts = bossEditorTexts
  return (
    <CreatePage title={texts.create} list="/boss">
      <BossEditor boss={null} />
    </CreatePage>
  )
}

/** /boss/:id/edit. */
export function BossEditScreen() {
  const texts = bossEditorTexts
  const { id = '' } = useParams()
  const { data, error, refetch } = useReadAllBossesQuery()
  const [remove] = useDeleteBossMutation()
  const boss = data?.items.find((item) => item.id === id)
  return (
    <EditPage
      entity="boss"
      title={texts.edit}
      list="/boss"
      back={`/boss?event=1&id=${id}`}
      item={boss && trueItem(boss)}
      isGone={data !== undefined}
      error={error}
      onRetry={() => void refetch()}
      remove={() => remove({ params: { id } }).unwrap()}
    >
      {(item) => <BossEditor key={id} boss={item} />}
    </EditPage>
  )
}
