import { useNavigate, useParams } from 'react-router'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { DeleteIcon } from '../../shared/icons/icons.ts'
import { useReadAllBossesQuery } from '../../shared/library/library.api.ts'
import { libraryTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { RemoveThing } from '../../shared/forms/remove-dialog.tsx'
import { useTexts } from '../../shared/texts/texts.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { BossEditor } from './boss-editor.tsx'
import { bossEditorTexts } from './boss-editor.texts.ts'
import { useDeleteBossMutation } from './boss.api.ts'

/** /boss/create. */
export function BossCreateScreen() {
  const texts = useTexts(bossEditorTexts)
  const common = useTexts(libraryTexts)
  return (
    <Page title={texts.create} actions={<LinkButton to="/boss">{common.cancel}</LinkButton>}>
      <BossEditor boss={null} />
    </Page>
  )
}

/** /boss/:id/edit. */
export function BossEditScreen() {
  const texts = useTexts(bossEditorTexts)
  const common = useTexts(libraryTexts)
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const { data, error, refetch } = useReadAllBossesQuery()
  const [remove] = useDeleteBossMutation()
  const boss = data?.items.find((item) => item.id === id)
  return (
    <Page
      title={texts.edit}
      actions={
        <>
          <LinkButton to={`/boss?event=1&id=${id}`}>{common.cancel}</LinkButton>
          {boss !== undefined && (
            <RemoveThing
              name={boss.name}
              trigger={<Button icon={<DeleteIcon />}>{common.remove}</Button>}
              remove={() => remove({ params: { id } }).unwrap()}
              onRemoved={() => void navigate('/boss', { replace: true })}
            />
          )}
        </>
      }
    >
      {boss !== undefined && <BossEditor key={id} boss={boss} />}
      {data !== undefined && boss === undefined && <EmptyState line={common.gone} />}
      {data === undefined && error === undefined && <Skeleton lines={6} />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}
