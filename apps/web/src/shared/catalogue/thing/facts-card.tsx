import type { ReactNode } from 'react'
import { Card } from '../../ui/display/card.tsx'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import styles from './thing.module.css'
import { thingTexts } from './thing.texts.ts'

/** The facts of a thing, in the sections its quick look has too. */
export function FactsCard({ children }: { children: ReactNode }) {
  const texts = thingTexts
  return (
    <Card as="section" padding="medium" className={styles.facts} aria-labelledby="thing-facts">
      <h2 id="thing-facts">
        <VisuallyHidden>{texts.facts}</VisuallyHidden>
      </h2>
      {children}
    </Card>
  )
}
