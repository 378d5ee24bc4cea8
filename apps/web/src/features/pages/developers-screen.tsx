import { ArticlePage } from './article-page.tsx'
import { developersTexts, englishDevelopersTexts } from './developers.texts.ts'

/** What other programs may use, and how; in English too, because those who write them come from anywhere. */
export function DevelopersScreen() {
  return (
    <>
      <ArticlePage article={developersTexts} />
      {englishDevelopersTexts !== null && (
        <ArticlePage article={englishDevelopersTexts} lang="en" />
      )}
    </>
  )
}
