import { thingPath } from '@gyeol/catalogue'
import type { AbilityTier } from '@gyeol/catalogue'
import type { Ability } from '@gyeol/contract'
import { ABILITY_CATEGORY_NAMES, ABILITY_TRIGGER_NAMES, effectWords } from '@gyeol/game-data'
import { Link } from 'react-router'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { EvidenceTag } from '../../shared/catalogue/evidence-tag.tsx'
import { type ListColumn, ListHead } from '../../shared/catalogue/list/list-head.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { OTHER_NAME_LANGUAGE } from '../../shared/catalogue/shown-names.ts'
import { ReportLink } from '../../shared/catalogue/report-link.tsx'
import { EditIcon } from '../../shared/icons/icons.ts'
import { IconButton, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { effectAtTier } from './ability-effect.ts'
import { type Order, type OrderKey, writeOrder } from './ability-order.ts'
import styles from './ability.module.css'
import { abilityTexts } from './ability.texts.ts'

type AbilityColumnsProps = {
  readonly order: Order | undefined
  readonly onSort: (sort: string) => void
}

/** The heads above the rows. */
export function AbilityColumns({ order, onSort }: AbilityColumnsProps) {
  const texts = abilityTexts
  const heads: readonly ListColumn<OrderKey>[] = [
    { id: 'name', label: texts.fields.name, sortKey: 'name' },
    { id: 'trigger', label: texts.trigger, sortKey: 'trigger' },
    { id: 'effect', label: texts.shownEffect },
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

type AbilityRowProps = {
  readonly ability: Ability
  readonly tier: AbilityTier
  /** Only for those who may. */
  readonly onEdit: ((ability: Ability) => void) | undefined
}

/** One ability of the list, at the tier of the list. */
export function AbilityRow({ ability, tier, onEdit }: AbilityRowProps) {
  const texts = abilityTexts
  const common = catalogueTexts
  const { id, name, category, trigger, stat, nameEn } = ability
  const effect = effectWords(ability.effect)
  const shown = effectAtTier(effect, tier)
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.named}>
          <Link
            to={thingPath('ability', id)}
            className={list.name}
            title={nameEn ?? undefined}
            data-column={texts.fields.name}
          >
            {name}
          </Link>
          <EvidenceTag evidence={ability.evidence} numbers={ability.numbersEvidence} />
        </span>
        <span className={styles.trigger} data-column={texts.trigger}>
          {trigger === 'always' ? ABILITY_CATEGORY_NAMES[category] : ABILITY_TRIGGER_NAMES[trigger]}
        </span>
        {nameEn !== null && (
          <span className={styles.nameEn} lang={OTHER_NAME_LANGUAGE}>
            {nameEn}
          </span>
        )}
      </span>
      <span className={styles.effect}>
        <b title={shown} data-column={texts.shownEffect}>
          {shown}
        </b>
        {shown !== effect && (
          <small title={effect}>
            {texts.formula} {effect}
          </small>
        )}
      </span>
      <span className={styles.tools} data-wide={stat === null ? undefined : ''}>
        {stat !== null && (
          <LinkButton
            size="small"
            variant="ghost"
            to={`/crysta/ability?opt=${stat}`}
            aria-label={`${name}: ${texts.toCrystas}`}
          >
            {texts.toCrystas}
          </LinkButton>
        )}
        {/* In one place: who may edit is known late, and nothing moves for it. */}
        {onEdit === undefined ? (
          <ReportLink entity="ability" id={id} name={name} isIcon />
        ) : (
          <IconButton
            label={`${name} ${common.edit}`}
            icon={<EditIcon />}
            onClick={() => onEdit(ability)}
          />
        )}
      </span>
    </div>
  )
}
