import type { Registlet } from '@gyeol/contract'
import { effectWords } from '@gyeol/game-data'
import { EvidenceTag } from '../../shared/catalogue/evidence-tag.tsx'
import { type ListColumn, ListHead } from '../../shared/catalogue/list/list-head.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { OpenRow } from '../../shared/catalogue/list/open-row.tsx'
import { MarkButtons } from '../../shared/catalogue/marks/mark-buttons.tsx'
import type { MarkControl } from '../../shared/catalogue/marks/marks.ts'
import styles from './registlet-list.module.css'
import {
  aboutText,
  type OrderKey,
  type readOrder,
  writeOrder,
} from '../../shared/lists/registlet-search.ts'
import { registletTexts } from './registlet.texts.ts'

type RegistletColumnsProps = {
  readonly order: ReturnType<typeof readOrder>
  readonly onSort: (sort: string) => void
}

/** The heads above the rows. */
export function RegistletColumns({ order, onSort }: RegistletColumnsProps) {
  const texts = registletTexts
  const heads: readonly ListColumn<OrderKey>[] = [
    { id: 'name', label: texts.orders.name, sortKey: 'name' },
    { id: 'about', label: texts.category },
    {
      id: 'maxLevel',
      label: texts.orders.maxLevel,
      sortKey: 'maxLevel',
      isLargestFirst: true,
      isNumeric: true,
    },
    { id: 'level', label: texts.orders.level, sortKey: 'level', isNumeric: true },
    { id: 'effect', label: texts.effect },
  ]
  return (
    <ListHead
      label={texts.list}
      columns={heads}
      order={order}
      onOrder={(next) => onSort(writeOrder(next))}
      className={styles.columns}
    />
  )
}

type RegistletRowProps = {
  readonly registlet: Registlet
  readonly marks: MarkControl
  readonly onOpen: () => void
}

/** One registlet of the list: what it is about, how far it goes, what it does. */
export function RegistletRow({ registlet, marks, onOpen }: RegistletRowProps) {
  const texts = registletTexts
  const { id, name, maxLevel, levels } = registlet
  const effect = effectWords(registlet.effect)
  const about = aboutText(registlet)
  return (
    <OpenRow className={styles.row} onOpen={onOpen}>
      <span className={styles.words}>
        <span className={styles.named}>
          <button
            type="button"
            className={list.name}
            title={name}
            data-column={texts.orders.name}
            onClick={onOpen}
          >
            {name}
          </button>
          <EvidenceTag evidence={registlet.evidence} numbers={registlet.numbersEvidence} />
        </span>
        <span className={styles.facts}>
          <span className={styles.about} title={about} data-column={texts.category}>
            {about}
          </span>
          <span className={styles.maxLevel}>
            <span className={styles.label}>{texts.maxLevelLabel} </span>
            <span translate="no" data-column={texts.orders.maxLevel}>
              {texts.level(maxLevel)}
            </span>
          </span>
        </span>
      </span>
      <span translate="no" className={styles.level} data-column={texts.orders.level}>
        {levels.length === 0 ? '–' : texts.levels(levels)}
      </span>
      <span className={styles.effect} title={effect} data-column={texts.effect}>
        {effect}
      </span>
      <span className={styles.marks}>
        <MarkButtons id={id} name={name} marks={marks} />
      </span>
    </OpenRow>
  )
}
