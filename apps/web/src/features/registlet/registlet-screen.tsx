import { effectWords } from '@gyeol/game-data'
import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { MarkButtons } from '../../shared/catalogue/marks/mark-buttons.tsx'
import { useMarks } from '../../shared/catalogue/marks/marks.ts'
import { registletMarks } from '../../shared/catalogue/marks/registlet-marks.saved.ts'
import { EditLink } from '../../shared/catalogue/thing/edit-link.tsx'
import { type ThingAnswer, useViewRegistletQuery } from '../../shared/catalogue/thing/thing.api.ts'
import { FactsCard } from '../../shared/catalogue/thing/facts-card.tsx'
import { ThingFrame } from '../../shared/catalogue/thing/thing-frame.tsx'
import { ThingPage } from '../../shared/catalogue/thing/thing-page.tsx'
import { LateThingPrice } from '../../shared/prices/thing/late-thing-price.ts'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { EffectSection, ObtainLevels, SkillLinks } from './registlet-facts.tsx'
import { aboutText } from '../../shared/lists/registlet-search.ts'
import { registletTexts } from './registlet.texts.ts'

const RegistletEditScreen = lazy(async () => ({
  default: (await import('./registlet-editor-screen.tsx')).RegistletEditScreen,
}))

/** /registlet/:id for everybody; with `?edit` the form, for those who may write. */
export function RegistletScreen() {
  const [query] = useSearchParams()
  const isEditor = useIsEditor()
  if (!isEditor || !query.has('edit')) return <OneRegistlet />
  return (
    <Suspense>
      <RegistletEditScreen />
    </Suspense>
  )
}

function OneRegistlet() {
  const { id = '' } = useParams()
  return (
    <ThingPage<ThingAnswer<'readRegistlet'>>
      entity="registlet"
      query={useViewRegistletQuery({ params: { id } })}
    >
      {(registlet) => <RegistletThing key={registlet.id} registlet={registlet} />}
    </ThingPage>
  )
}

function RegistletThing({ registlet }: { registlet: ThingAnswer<'readRegistlet'> }) {
  const texts = registletTexts
  const marks = useMarks(registletMarks)
  const { id, name, maxLevel, levels, effect } = registlet
  return (
    <ThingFrame
      entity="registlet"
      item={registlet}
      price={<LateThingPrice entity="registlet" id={registlet.id} />}
      tags={
        <>
          <Tag>{aboutText(registlet)}</Tag>
          <Tag tone="primary">{texts.maxLevel(maxLevel)}</Tag>
        </>
      }
      lines={[texts.maxLevel(maxLevel), effectWords(effect)].filter((line) => line !== '')}
      edit={<EditLink to={`/registlet/${id}?edit`} />}
      marks={<MarkButtons hasWords id={id} name={name} marks={marks} />}
      facts={
        <FactsCard>
          <EffectSection registlet={registlet} />
          <ObtainLevels levels={levels} />
          <div className={list.actions}>
            <SkillLinks registlet={registlet} />
          </div>
        </FactsCard>
      }
    />
  )
}
