import { NUMBERS_EVIDENCE_NAMES } from '@gyeol/game-data'
import { thingListPath } from '@gyeol/catalogue'
import { CATALOGUE_ENTITIES, type ThingEntity } from '@gyeol/contract'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { OfflineTag } from '../../api/offline-tag.tsx'
import { ChevronRightIcon, ShareIcon } from '../../icons/icons.ts'
import { useIsOnline } from '../../http/use-is-online.ts'
import { latePart } from '../../loading/late-part.tsx'
import { IconButton, LinkButton } from '../../ui/buttons/button.tsx'
import { Tag } from '../../ui/display/tag.tsx'
import { PageWidth } from '../../ui/layout/page.tsx'
import { ActionDock } from '../../ui/layout/action-dock.tsx'
import { EvidenceTag, useIsEditor } from '../evidence-tag.tsx'
import { OTHER_NAME_LANGUAGE } from '../shown-names.ts'
import { ThingData } from './thing-data.tsx'
import { ThingHistory } from './thing-history.tsx'
import { ThingLinks } from './thing-links.tsx'
import type { ThingItem } from './thing-page.tsx'
import styles from './thing.module.css'
import { thingTexts } from './thing.texts.ts'
import { useAskedPart } from './use-asked-part.ts'

const ThingShare = latePart(async () => (await import('./thing-share.tsx')).ThingShare)
const ShippedQuestion = latePart(
  async () => (await import('../shipped-question.tsx')).ShippedQuestion,
)

type ThingFrameProps = {
  readonly entity: ThingEntity
  readonly item: ThingItem
  /** Gem or picture of its kind. */
  readonly sign?: ReactNode
  readonly tags: ReactNode
  /** The facts as lines of text: to copy and to draw. */
  readonly lines: readonly string[]
  /** What editors press to change it; nobody else sees it. */
  readonly edit: ReactNode
  /** What the viewer can mark it with: under the thumb on a phone, below the facts elsewhere. */
  readonly marks?: ReactNode
  /** Leads to where it is laid beside others. */
  readonly comparePath?: string
  readonly facts: ReactNode
  /** What it costs, first in the rail. */
  readonly price?: ReactNode
  /** Sections of its own between the facts and where it leads. */
  readonly children?: ReactNode
}

/** What the pages of all things have in common: head, facts, where it leads, what is known of the data. */
export function ThingFrame(props: ThingFrameProps) {
  const { entity, item, marks, comparePath, facts, price, children } = props
  const texts = thingTexts
  const isEditor = useIsEditor()
  useAskedPart()
  // Without a connection no price comes, and no room is kept for one.
  const isOnline = useIsOnline()
  const compare = comparePath !== undefined && (
    <LinkButton to={comparePath}>{texts.compare}</LinkButton>
  )
  return (
    <PageWidth className={styles.page}>
      <article aria-labelledby="thing-name">
        <Hero {...props} />
        {isEditor && <ShippedQuestion entity={entity} id={item.id} />}
        <div className={styles.columns}>
          <div className={styles.main}>
            {facts}
            {marks !== undefined && (
              <div className={styles.marks} role="group" aria-label={texts.marksOf(item.name)}>
                {marks}
                {compare}
              </div>
            )}
            {children}
            <ThingLinks entity={entity} id={item.id} />
          </div>
          <aside className={styles.rail} aria-label={texts.data}>
            {price !== undefined && (
              <div className={isOnline ? styles.price : undefined}>{price}</div>
            )}
            <ThingData entity={entity} item={item} />
            <ThingHistory entity={entity} id={item.id} />
          </aside>
        </div>
      </article>
      {marks !== undefined && (
        <ActionDock label={texts.marksOf(item.name)} summary={marks} main={compare} />
      )}
    </PageWidth>
  )
}

function Hero({ entity, item, sign, tags, lines, edit }: ThingFrameProps) {
  const texts = thingTexts
  const isEditor = useIsEditor()
  const [isSharing, setSharing] = useState(false)
  const { name, nameEn } = item
  return (
    <>
      {/* Who may edit is known late: the line has room for it, the name below has none to give. */}
      <div className={styles.top}>
        <nav className={styles.crumb} aria-label={texts.path}>
          <Link to={thingListPath(entity)}>{CATALOGUE_ENTITIES[entity].name}</Link>
          <ChevronRightIcon aria-hidden="true" />
          <span>{name}</span>
        </nav>
        {isEditor && edit}
      </div>
      <header className={styles.hero}>
        {sign !== undefined && <span className={styles.sign}>{sign}</span>}
        <div className={styles.words}>
          <h1 id="thing-name" className={styles.name}>
            {name}
          </h1>
          <div className={styles.tags}>
            {tags}
            <EvidenceTag evidence={item.evidence} numbers={item.numbersEvidence} />
            {item.numbersEvidence === 'confirmed' && item.evidence !== 'guess' && (
              <Tag tone="primary">{NUMBERS_EVIDENCE_NAMES.confirmed}</Tag>
            )}
            <OfflineTag answer={item} />
            {nameEn !== null && (
              <span lang={OTHER_NAME_LANGUAGE} className={styles.english}>
                {nameEn}
              </span>
            )}
          </div>
        </div>
        <div className={styles.tools}>
          <IconButton label={texts.share} icon={<ShareIcon />} onClick={() => setSharing(true)} />
        </div>
      </header>
      {isSharing && (
        <ThingShare
          entity={entity}
          item={item}
          sign={sign}
          lines={lines}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  )
}
