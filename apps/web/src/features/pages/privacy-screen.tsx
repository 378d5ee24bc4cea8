import { ArticlePage } from './article-page.tsx'
import { privacyTexts } from './privacy.texts.ts'

export function PrivacyScreen() {
  return <ArticlePage article={privacyTexts} />
}
