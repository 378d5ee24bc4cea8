import type { Crysta, ThingLink } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES, senseOf, STAT_DICTIONARY } from '@gyeol/game-data'
import { useParams } from 'react-router'
import { crystaMarks } from '../../shared/catalogue/marks/crysta-marks.saved.ts'
import { MarkButtons } from '../../shared/catalogue/marks/mark-buttons.tsx'
import { useMarks } from '../../shared/catalogue/marks/marks.ts'
import { EditLink } from '../../shared/catalogue/thing/edit-link.tsx'
import {
  type ThingAnswer,
  useReadThingLinksQuery,
  useViewCrystaQuery,
} from '../../shared/catalogue/thing/thing.api.ts'
import { ThingFrame } from '../../shared/catalogue/thing/thing-frame.tsx'
import { ThingPage } from '../../shared/catalogue/thing/thing-page.tsx'
import { thingTexts } from '../../shared/catalogue/thing/thing.texts.ts'
import { amountText, conditionText, lineText } from '../../shared/stats/stat-words.ts'
import { LateThingPrice } from '../../shared/prices/thing/late-thing-price.ts'
import { Card } from '../../shared/ui/display/card.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { CrystaChain } from './crysta-chain.tsx'
import { DropSection } from './crysta-facts.tsx'
import { CrystaGem } from './crysta-gem.tsx'
import styles from './crysta-page.module.css'
import { crystaTexts } from './crysta.texts.ts'
import { gainText } from './stage-gain.ts'

/** /crysta/:id: everything about one crysta. */
export function CrystaPageScreen() {
  const { id = '' } = useParams()
  return (
    <ThingPage<ThingAnswer<'readCrysta'>>
      entity="crysta"
      query={useViewCrystaQuery({ params: { id } })}
    >
      {(crysta) => <CrystaThing key={crysta.id} crysta={crysta} />}
    </ThingPage>
  )
}

function CrystaThing({ crysta }: { crysta: ThingAnswer<'readCrysta'> }) {
  const texts = crystaTexts
  const marks = useMarks(crystaMarks)
  const { id, name, kind, stats, isEnhancer } = crysta
  const line = useLine(id)
  const depth = Math.max(
    line.findIndex((step) => step.id === id),
    0,
  )
  return (
    <ThingFrame
      entity="crysta"
      item={crysta}
      price={<LateThingPrice entity="crysta" id={crysta.id} />}
      sign={<CrystaGem crysta={crysta} depth={depth} size={52} />}
      tags={
        <>
          <Tag>{CRYSTA_KIND_NAMES[kind]}</Tag>
          <Tag tone={isEnhancer ? 'primary' : 'neutral'}>
            {depth > 0 ? texts.stage(depth + 1) : isEnhancer ? texts.enhancer : texts.base}
          </Tag>
        </>
      }
      lines={stats.map(lineText)}
      edit={<EditLink to={`/crysta/list/${id}/edit`} />}
      marks={<MarkButtons hasWords id={id} name={name} marks={marks} />}
      comparePath={`/crysta/list?compare=${id}`}
      facts={<Options crysta={crysta} before={line[depth - 1]} />}
    >
      {line.length > 1 && <CrystaChain id={id} line={line} owned={marks.owned} />}
      <Card padding="medium" className={styles.drops}>
        <DropSection crysta={crysta} />
      </Card>
    </ThingFrame>
  )
}

/** The line the crysta stands in, once it is known. */
function useLine(id: string): readonly ThingLink[] {
  const { currentData } = useReadThingLinksQuery({ params: { entity: 'crysta', id } })
  return currentData?.groups.find(({ relation }) => relation === 'line')?.items ?? []
}

type OptionsProps = {
  readonly crysta: Crysta
  /** The stage before it. */
  readonly before: ThingLink | undefined
}

function Options({ crysta: { stats }, before }: OptionsProps) {
  const texts = crystaTexts
  const words = thingTexts
  return (
    <Card as="section" padding="medium" aria-labelledby="crysta-options">
      <div className={styles.head}>
        <h2 id="crysta-options" className={styles.heading}>
          {words.options}
        </h2>
        {before !== undefined && (
          <span className={styles.sub}>{words.sinceBefore(before.name)}</span>
        )}
      </div>
      {stats.length === 0 && <p className={styles.sub}>{texts.noOptions}</p>}
      <dl className={styles.options}>
        {stats.map((line, place) => (
          // The same stat may stand twice with different conditions: only the place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place}>
            <dt>
              {STAT_DICTIONARY[line.stat].label}
              {line.when !== undefined && (
                <small className={styles.sub}> ({conditionText(line.when)})</small>
              )}
            </dt>
            <dd translate="no" data-sense={senseOf(line.stat, line.value)}>
              {amountText(line)}
            </dd>
            {before !== undefined && (
              <dd translate="no" className={styles.gain}>
                {gainText(line, before.stats)}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  )
}
