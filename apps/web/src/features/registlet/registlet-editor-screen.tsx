import { useNavigate, useParams } from 'react-router'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { DeleteIcon } from '../../shared/icons/icons.ts'
import { libraryTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { RemoveThing } from '../../shared/forms/remove-dialog.tsx'
import { useTexts } from '../../shared/texts/texts.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { RegistletEditor } from './registlet-editor.tsx'
import { useDeleteRegistletMutation, useReadRegistletQuery } from './registlet.api.ts'
import { registletTexts } from './registlet.texts.ts'

/** /registlet/create. */
export function RegistletCreateScreen() {
  const texts = useTexts(registletTexts)
  const common = useTexts(libraryTexts)
  return (
    <Page title={texts.create} actions={<LinkButton to="/registlet">{common.cancel}</LinkButton>}>
      <RegistletEditor registlet={null} />
    </Page>
  )
}

/** /registlet/:id. */
export function RegistletEditScreen() {
  const texts = useTexts(registletTexts)
  const common = useTexts(libraryTexts)
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const { currentData: registlet, error, refetch } = useReadRegistletQuery({ params: { id } })
  const [remove] = useDeleteRegistletMutation()
  return (
    <Page
      title={texts.edit}
      actions={
        <>
          <LinkButton to={`/registlet?id=${id}`}>{common.cancel}</LinkButton>
          {registlet !== undefined && (
            <RemoveThing
              name={registlet.name}
              trigger={<Button icon={<DeleteIcon />}>{common.remove}</Button>}
              remove={() => remove({ params: { id } }).unwrap()}
              onRemoved={() => void navigate('/registlet', { replace: true })}
            />
          )}
        </>
      }
    >
      {registlet !== undefined && <RegistletEditor key={id} registlet={registlet} />}
      {registlet === undefined && error === undefined && <Skeleton lines={6} />}
      {registlet === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} goneLine={common.gone} />
      )}
    </Page>
  )
}
