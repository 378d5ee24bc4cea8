import { data, type LoaderFunctionArgs, useParams } from 'react-router'
import { textsIn, useTexts } from '../../shared/texts/texts.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { ArticlePage } from './article-page.tsx'
import styles from './article-page.module.css'
import { helpTexts, helpTopics } from './help.texts.ts'

/** Unknown topics are pages that do not exist. */
export function loadHelpTopic({ params }: LoaderFunctionArgs): null {
  const { move = '' } = params
  if (!Object.hasOwn(textsIn(helpTopics), move)) throw data(null, { status: 404 })
  return null
}

export function HelpTopicScreen() {
  const { move = '' } = useParams()
  const texts = useTexts(helpTexts)
  const article = useTexts(helpTopics)[move]
  if (article === undefined) return null
  return (
    <ArticlePage article={article}>
      <div className={styles.back}>
        <LinkButton to="/help">{texts.back}</LinkButton>
      </div>
    </ArticlePage>
  )
}
