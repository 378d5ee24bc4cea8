import type { ThingEntity } from '@gyeol/contract'
import { NUMBERS_EVIDENCE_NAMES } from '@gyeol/game-data'
import { Card } from '../../ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../ui/display/definition-row.tsx'
import { NamesAndNote } from '../names-and-note.tsx'
import { ReportProblem } from '../../moderation/report-problem.tsx'
import { ReportLink } from '../report-link.tsx'
import { NameWitness } from './name-witness.tsx'
import type { ThingItem } from './thing-page.tsx'
import styles from './thing.module.css'
import { thingTexts } from './thing.texts.ts'

/** How sure the name and the numbers are, as of when, and where to say what is wrong. */
export function ThingData({ entity, item }: { entity: ThingEntity; item: ThingItem }) {
  const texts = thingTexts
  const { id, name, aliases, note } = item
  return (
    <Card as="section" padding="medium" aria-labelledby="thing-data">
      <h2 id="thing-data" className={styles.heading}>
        {texts.data}
      </h2>
      <DataFacts item={item} />
      <NamesAndNote nameEn={null} aliases={aliases} note={note} />
      <NameWitness key={id} entity={entity} item={item} />
      <div className={styles.report}>
        <ReportLink entity={entity} id={id} name={name} />
        <ReportProblem content={{ kind: entity, id }} name={name} />
      </div>
    </Card>
  )
}

/** How sure the name and the numbers are, and as of when. */
export function DataFacts({
  item: { evidence, numbersEvidence, asOf },
}: {
  item: Pick<ThingItem, 'evidence' | 'numbersEvidence' | 'asOf'>
}) {
  const texts = thingTexts
  return (
    <DefinitionList>
      <DefinitionRow term={texts.nameEvidence}>{texts.nameWords[evidence]}</DefinitionRow>
      <DefinitionRow term={texts.numbersEvidence} muted={numbersEvidence === 'unknown'}>
        {NUMBERS_EVIDENCE_NAMES[numbersEvidence]}
      </DefinitionRow>
      <DefinitionRow term={texts.asOf} muted={asOf === null}>
        {asOf ?? texts.unknownDay}
      </DefinitionRow>
    </DefinitionList>
  )
}
