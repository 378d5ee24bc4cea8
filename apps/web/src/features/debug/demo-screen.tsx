import { Page } from '../../shared/ui/layout/page.tsx'
import { demoTexts } from './demo.texts.ts'
import { DemoButtons, DemoChoices } from './demo-buttons.tsx'
import { DemoFacts, DemoPicture, DemoTables } from './demo-data.tsx'
import { DemoFields, DemoNumbers } from './demo-fields.tsx'
import { DemoColors, DemoGems, DemoMarks, DemoType } from './demo-foundations.tsx'
import { DemoLayers } from './demo-layers.tsx'
import styles from './demo-screen.module.css'
import { DemoStates } from './demo-states.tsx'

/** /debug/demo: every part of the kit in every state, to be looked at in both themes. */
export function DemoScreen() {
  const texts = demoTexts
  return (
    <Page title={texts.title} line={texts.line} className={styles.sections}>
      <DemoColors />
      <DemoType />
      <DemoGems />
      <DemoMarks />
      <DemoButtons />
      <DemoChoices />
      <DemoFields />
      <DemoNumbers />
      <DemoLayers />
      <DemoTables />
      <DemoFacts />
      <DemoPicture />
      <DemoStates />
    </Page>
  )
}
