import { useTexts } from '../../shared/texts/texts.ts'
import { aboutTexts } from './about.texts.ts'
import { ArticlePage } from './article-page.tsx'

export function AboutScreen() {
  return <ArticlePage article={useTexts(aboutTexts)} />
}
