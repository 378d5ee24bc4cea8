import { data, type LoaderFunctionArgs, useParams } from 'react-router'
import { KEYBOARD_MEDIA, openKeySheet } from '../../shared/keyboard/key-sheet.ts'
import { keyTexts } from '../../shared/keyboard/keys.texts.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { useMedia } from '../../shared/ui/layout/use-media.ts'
import { ArticlePage } from './article-page.tsx'
import styles from './article-page.module.css'
import { helpTexts, helpTopics } from './help.texts.ts'

/** Unknown topics are pages that do not exist. */
export function loadHelpTopic({ params }: LoaderFunctionArgs): null {
  const { move = '' } = params
  if (!Object.hasOwn(helpTopics, move)) throw data(null, { status: 404 })
  return null
}

export function HelpTopicScreen() {
  const { move = '' } = useParams()
  const texts = helpTexts
  const article = helpTopics[move]
  if (article === undefined) return null
  return (
    <ArticlePage article={article}>
      <div className={styles.back}>
        <LinkButton to="/help">{texts.back}</LinkButton>
        {move === 'shortcuts' && <KeySheetButton />}
      </div>
    </ArticlePage>
  )
}

/** The same keys as a sheet, to be looked at from any screen. */
function KeySheetButton() {
  const texts = keyTexts
  if (!useMedia(KEYBOARD_MEDIA)) return null
  return <Button onClick={openKeySheet}>{texts.open} (?)</Button>
}
