import { Navigate, useLocation } from 'react-router'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { FullPageMessage } from '../../shared/ui/display/full-page-message.tsx'
import { errorTexts } from './error.texts.ts'

/** No page; on to the one that is meant where a chat has written a share link's `#` as `%23`. */
export function NotFoundScreen() {
  const texts = errorTexts
  const { pathname } = useLocation()
  const meant = pathname.replace('%23', '#')
  if (meant !== pathname) return <Navigate to={meant} replace />
  return (
    <FullPageMessage
      title={texts.notFound}
      line={texts.notFoundLine}
      action={
        <LinkButton variant="primary" to="/">
          {texts.home}
        </LinkButton>
      }
    />
  )
}
