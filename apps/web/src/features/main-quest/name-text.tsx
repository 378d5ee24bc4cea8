import { questNameWords } from '@gyeol/game-data'
import type { Name } from '@gyeol/main-quest'
import { useSession } from '../../shared/session/session-store.ts'
import { permits } from '../../shared/session/role.ts'
import { LANGUAGE } from '../../shared/texts/language.ts'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { mainQuestTexts } from './main-quest.texts.ts'

/** A name of the game; editors see which ones are our own wording. */
export function NameText({ name }: { readonly name: Name }) {
  const { roles } = useSession()
  const texts = mainQuestTexts
  const shown = questNameWords(name)
  const isMarked = name.evidence === 'guess' && permits(roles, 'catalogue.write')
  return (
    <>
      {shown === name.ko && LANGUAGE !== 'korea' ? <span lang="ko">{shown}</span> : shown}
      {isMarked && (
        <>
          {' '}
          <Tag title={texts.guessHint}>{texts.guess}</Tag>
        </>
      )}
    </>
  )
}
