import { thingPath } from '@gyeol/catalogue'
import type { QuestLink, ThingEntity, ThingLink, ThingRelation } from '@gyeol/contract'
import {
  BOSS_KIND_NAMES,
  CRYSTA_KIND_NAMES,
  EQUIPMENT_KIND_NAMES,
  EQUIPMENT_VARIANT_NAMES,
  THING_RELATION_NAMES,
} from '@gyeol/game-data'
import { Link } from 'react-router'
import { ChevronRightIcon } from '../../icons/icons.ts'
import { SectionTitle } from '../../ui/display/section-title.tsx'
import { Skeleton } from '../../ui/display/skeleton.tsx'
import { StatLines } from '../stat-lines.tsx'
import { useReadThingLinksQuery } from './thing.api.ts'
import styles from './thing.module.css'
import { thingTexts } from './thing.texts.ts'

/** What a kind is called in any list. */
const KIND_NAMES: Readonly<Record<string, string>> = {
  ...CRYSTA_KIND_NAMES,
  ...EQUIPMENT_KIND_NAMES,
  ...BOSS_KIND_NAMES,
}

/** More stats than a line beside a link holds. */
const MOST_STATS = 4

/** Where a thing leads: whom it is had from, what else is there, who uses it. */
export function ThingLinks({ entity, id }: { entity: ThingEntity; id: string }) {
  const texts = thingTexts
  const { currentData: links, error } = useReadThingLinksQuery({ params: { entity, id } })
  if (links === undefined)
    return error === undefined ? (
      <Skeleton lines={3} shape="block" />
    ) : (
      <p className={styles.sub}>{texts.linksWait}</p>
    )
  return (
    <>
      {links.groups
        // The line of enhancement is drawn by the page of crystas itself.
        .filter(({ relation }) => relation !== 'line')
        .map((group) => (
          <LinkGroup key={group.relation} {...group} />
        ))}
      <Quests quests={links.quests} />
    </>
  )
}

type LinkGroupProps = {
  readonly relation: ThingRelation
  readonly total: number
  readonly items: readonly ThingLink[]
}

function LinkGroup({ relation, total, items }: LinkGroupProps) {
  const texts = thingTexts
  const label = THING_RELATION_NAMES[relation]
  return (
    <section className={styles.group}>
      <SectionTitle>{label}</SectionTitle>
      <ul className={styles.links} aria-label={label}>
        {items.map((link) => (
          <li key={`${link.entity} ${link.id}`}>
            <Link to={thingPath(link.entity, link.id)} className={styles.link}>
              <span className={styles.linkWords}>
                <b>{link.name}</b>
                <LinkFacts link={link} />
              </span>
              <ChevronRightIcon aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      {total > items.length && <p className={styles.sub}>{texts.more(total - items.length)}</p>}
    </section>
  )
}

function LinkFacts({ link: { kind, variant, level, place, stats } }: { link: ThingLink }) {
  const texts = thingTexts
  const words = [
    kind === null ? null : (KIND_NAMES[kind] ?? null),
    variant === null ? null : EQUIPMENT_VARIANT_NAMES[variant],
    level === null ? null : texts.level(level),
    place,
  ].filter((word) => word !== null)
  return (
    <>
      {words.length > 0 && <span className={styles.sub}>{words.join(' · ')}</span>}
      {stats.length > 0 && <StatLines lines={stats} limit={MOST_STATS} />}
    </>
  )
}

function Quests({ quests }: { quests: readonly QuestLink[] }) {
  const texts = thingTexts
  if (quests.length === 0) return null
  return (
    <section className={styles.group}>
      <SectionTitle more={{ label: texts.quests, to: '/guide/main-quest' }}>
        {texts.quests}
      </SectionTitle>
      <ul className={styles.links} aria-label={texts.quests}>
        {quests.map(({ no, title, item, count }) => (
          <li key={`${no} ${item}`}>
            <Link to={`/guide/main-quest?episode=${no}`} className={styles.link}>
              <span className={styles.linkWords}>
                <b>{texts.quest(no, title)}</b>
                <span className={styles.sub}>
                  {item === null || count === null ? texts.questBoss : texts.questItem(item, count)}
                </span>
              </span>
              <ChevronRightIcon aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
