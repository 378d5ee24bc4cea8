import { formatNumber } from '@gyeol/korean'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FilterIcon, RecentIcon, SearchIcon } from '../../../shared/icons/icons.ts'
import { HitIcon } from './hit-icon.tsx'
import type { PaletteGroup, PaletteOption } from './palette-options.ts'
import styles from './search-palette.module.css'
import { searchTexts } from '../search.texts.ts'

type PaletteListProps = {
  readonly id: string
  readonly groups: readonly PaletteGroup[]
  /** Id of the option that Enter takes. */
  readonly activeId: string | undefined
  readonly optionId: (option: PaletteOption) => string
  readonly onChoose: (option: PaletteOption) => void
  readonly onPoint: (option: PaletteOption) => void
}

/** The listbox of the palette. The focus stays in the field; the active line is only marked. */
export function PaletteList(props: PaletteListProps) {
  const texts = searchTexts
  const list = useRef<HTMLDivElement>(null)
  const { activeId } = props
  useEffect(() => {
    if (activeId === undefined) return
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div ref={list} id={props.id} role="listbox" aria-label={texts.results} className={styles.list}>
      {props.groups.map((group) => (
        <PaletteGroupRows key={group.key} group={group} {...props} />
      ))}
    </div>
  )
}

function PaletteGroupRows({
  group,
  activeId,
  optionId,
  onChoose,
  onPoint,
}: PaletteListProps & { readonly group: PaletteGroup }) {
  const titleId = useId()
  const texts = searchTexts
  const rows = group.options.map((option) => {
    const id = optionId(option)
    return (
      // The field has the focus and takes the keys (ARIA combobox pattern).
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        key={option.id}
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={id === activeId}
        className={styles.option}
        onPointerMove={() => onPoint(option)}
        onClick={() => onChoose(option)}
      >
        <OptionWords option={option} />
      </div>
    )
  })
  if (group.title === '') return rows
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a listbox
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} className={styles.groupTitle}>
        {group.title}
        {group.count !== undefined && <span>{texts.count(group.count)}</span>}
      </div>
      {rows}
    </div>
  )
}

function OptionWords({ option }: { option: PaletteOption }) {
  const texts = searchTexts
  switch (option.type) {
    case 'hit':
      return (
        <Row icon={<HitIcon kind={option.hit.kind} />} name={option.hit.name}>
          {option.hit.detail}
        </Row>
      )
    case 'offer': {
      const { kind, label, total } = option.offer
      const count = ` · ${texts.count(formatNumber(total))}`
      return (
        <Row icon={<FilterIcon aria-hidden="true" />} name={label}>
          {texts.offer[kind]}
          {count}
        </Row>
      )
    }
    case 'recent':
      return <Row icon={<RecentIcon aria-hidden="true" />} name={option.text} />
    case 'all':
      return (
        <Row icon={<SearchIcon aria-hidden="true" />} name={texts.seeAll(option.text.trim())} />
      )
  }
}

type RowProps = {
  readonly icon: ReactNode
  readonly name: string
  readonly children?: ReactNode
}

function Row({ icon, name, children }: RowProps) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {children !== undefined && children !== '' && (
          <span className={styles.detail}>{children}</span>
        )}
      </span>
    </>
  )
}
