import type { Flood, KindCount } from '@gyeol/contract'
import { formatListDate, formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import { Link } from 'react-router'
import { contentTexts } from '../../shared/moderation/content-kinds.texts.ts'
import { TakeDownDialog } from '../../shared/moderation/take-down-dialog.tsx'
import { useReadFloodQuery } from '../../shared/moderation/moderation.api.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Checkbox } from '../../shared/ui/controls/checkbox.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import styles from './moderation.module.css'
import { moderationTexts } from './moderation.texts.ts'

/** New members who have made very much at once, and taking all of it down together. */
export function FloodCard() {
  const texts = moderationTexts
  const { data: flood = [] } = useReadFloodQuery(undefined)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isOpen, setOpen] = useState(false)
  const chosen = flood.filter(({ member }) => !left.has(member.id))
  if (flood.length === 0 && !isOpen) return null
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(id)
    else next.add(id)
    setLeft(next)
  }
  const total = chosen.reduce((sum, one) => sum + one.total, 0)
  return (
    <Card as="section" padding="large" aria-labelledby="flood" className={styles.card}>
      <SectionTitle id="flood">{texts.flood}</SectionTitle>
      <p className={styles.muted}>{texts.floodLine}</p>
      <ul>
        {flood.map(({ member, joinedAt, counts }) => (
          <li key={member.id} className={styles.row}>
            <Checkbox
              label={member.nickname}
              hint={texts.joined(formatListDate(Date.parse(joinedAt)))}
              checked={!left.has(member.id)}
              onChange={(isChosen) => toggle(member.id, isChosen)}
            />
            <div className={styles.head}>
              {counts.map(({ kind, count }) => (
                <Link key={kind} to={`?view=content&kind=${kind}&member=${member.id}`}>
                  <Tag>
                    {contentTexts.kinds[kind]} {texts.total(formatNumber(count))}
                  </Tag>
                </Link>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="danger" disabled={chosen.length === 0} onClick={() => setOpen(true)}>
          {texts.floodTakeDown(formatNumber(chosen.length), formatNumber(total))}
        </Button>
      </div>
      {isOpen && (
        <TakeDownDialog
          counts={sumOf(chosen)}
          target={{ members: chosen.map(({ member }) => member.id) }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}

function sumOf(chosen: Flood): KindCount[] {
  const kinds = new Map<KindCount['kind'], number>()
  for (const { kind, count } of chosen.flatMap((one) => one.counts))
    kinds.set(kind, (kinds.get(kind) ?? 0) + count)
  return [...kinds].map(([kind, count]) => ({ kind, count }))
}
