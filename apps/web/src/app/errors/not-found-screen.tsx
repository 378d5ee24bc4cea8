import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { FullPageMessage } from '../../shared/ui/display/full-page-message.tsx'
import { errorTexts } from './error.texts.ts'

export function NotFoundScreen() {
  const texts = errorTexts
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
