import type { Boss } from '@gyeol/contract'
import { BOSS_KIND_NAMES } from '@gyeol/game-data'
import { formatKoreanUnits } from '@gyeol/korean'
import { useParams } from 'react-router'
import list from '../../shared/catalogue/list/list.module.css'
import { EditLink } from '../../shared/catalogue/thing/edit-link.tsx'
import { type ThingAnswer, useViewBossQuery } from '../../shared/catalogue/thing/thing.api.ts'
import { FactsCard } from '../../shared/catalogue/thing/facts-card.tsx'
import { ThingFrame } from '../../shared/catalogue/thing/thing-frame.tsx'
import { ThingPage } from '../../shared/catalogue/thing/thing-page.tsx'
import { ElementTag } from '../../shared/icons/element-tag.tsx'
import { BossIcon } from '../../shared/icons/icons.ts'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { BossFacts } from './boss-facts.tsx'
import { bossTexts } from './boss.texts.ts'

/** /boss/:id: everything about one boss. */
export function BossPageScreen() {
  const { id = '' } = useParams()
  return (
    <ThingPage<ThingAnswer<'readBoss'>> entity="boss" query={useViewBossQuery({ params: { id } })}>
      {(boss) => <BossThing key={boss.id} boss={boss} />}
    </ThingPage>
  )
}

function BossThing({ boss }: { boss: ThingAnswer<'readBoss'> }) {
  const texts = bossTexts
  const { kind, isEvent, elements } = boss
  return (
    <ThingFrame
      entity="boss"
      item={boss}
      sign={<BossIcon aria-hidden="true" />}
      tags={
        <>
          <Tag>{BOSS_KIND_NAMES[kind]}</Tag>
          {isEvent && <Tag tone="brass">{texts.event}</Tag>}
          {elements.map(({ element, when }) => (
            <span key={`${element} ${when}`}>
              <ElementTag element={element} />
              {when !== null && <small className={list.sub}> {texts.when(when)}</small>}
            </span>
          ))}
        </>
      }
      lines={linesOf(boss, texts)}
      edit={<EditLink to={`/boss/${boss.id}/edit`} />}
      facts={
        <FactsCard>
          <BossFacts boss={boss} first={usualDifficulty(boss)} />
        </FactsCard>
      }
    />
  )
}

/** Numbers are collected at the normal one. */
const usualDifficulty = ({ difficulties }: Boss) =>
  difficulties.includes('normal') ? 'normal' : null

function linesOf({ level, hp, map }: Boss, texts: typeof bossTexts): readonly string[] {
  return [
    level === null ? null : `${texts.facts.level} ${level}`,
    hp === null ? null : `${texts.facts.hp} ${formatKoreanUnits(hp, { maxUnits: 2 })}`,
    map,
  ].filter((line) => line !== null)
}
