import { SOURCES_PART } from '@gyeol/catalogue'
import type { EquipmentInput, Obtain } from '@gyeol/contract'
import { likelyGiver, likelyPlace, OBTAIN_NAMES, STAT_DICTIONARY } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { LikelyMark } from '../../shared/catalogue/likely-mark.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { amountText, conditionText } from '../../shared/stats/stat-words.ts'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { DyeColours } from './dye-colours.tsx'
import { equipmentTexts } from './equipment.texts.ts'
import { type PlaceOfLevels, placesOf } from './obtain-places.ts'
import { RecipeFacts } from './recipe-facts.tsx'

/** What is known of a piece: its numbers, options, how it is made and had. */
export function EquipmentFacts({
  piece,
  id,
}: {
  readonly piece: EquipmentInput
  /** Left out of a piece that is only being written. */
  readonly id?: string
}) {
  return (
    <>
      <BaseNumbers piece={piece} />
      <Options piece={piece} />
      {piece.recipe !== null && <RecipeFacts recipe={piece.recipe} id={id} />}
      <ObtainFacts obtain={piece.obtain} />
    </>
  )
}

function BaseNumbers({ piece }: { piece: EquipmentInput }) {
  const texts = equipmentTexts
  const numbers = [
    { term: texts.atk, value: piece.atk, unit: '' },
    { term: texts.def, value: piece.def, unit: '' },
    { term: texts.stability, value: piece.stability, unit: '%' },
    { term: texts.potential, value: piece.potential, unit: '' },
    { term: texts.slots, value: piece.crystaSlots, unit: '' },
  ].flatMap(({ value, ...rest }) => (value === null ? [] : [{ ...rest, value }]))
  return (
    <section className={list.section}>
      <h3 className={list.heading}>{texts.base}</h3>
      <DefinitionList>
        {numbers.map(({ term, value, unit }) => (
          <DefinitionRow key={term} term={term}>
            {formatNumber(value)}
            {unit}
          </DefinitionRow>
        ))}
      </DefinitionList>
    </section>
  )
}

function Options({ piece: { stats, unmapped } }: { piece: EquipmentInput }) {
  const texts = equipmentTexts
  return (
    <section className={list.section}>
      <h3 className={list.heading}>{texts.options}</h3>
      {stats.length === 0 && unmapped.length === 0 && (
        <p className={list.muted}>{texts.noOptions}</p>
      )}
      <DefinitionList>
        {stats.map((line, place) => (
          <DefinitionRow
            // The same stat may stand twice with different conditions: only the place tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            term={
              line.when === undefined
                ? STAT_DICTIONARY[line.stat].label
                : `${STAT_DICTIONARY[line.stat].label} (${conditionText(line.when)})`
            }
          >
            <span className={line.value < 0 ? 'negative' : undefined}>{amountText(line)}</span>
          </DefinitionRow>
        ))}
      </DefinitionList>
      {unmapped.length > 0 && (
        <div>
          <Tag tone="brass">{texts.unmapped}</Tag>
          <ul className={list.places}>
            {unmapped.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** Where and from whom a piece is had. */
export function ObtainFacts({ obtain }: { readonly obtain: readonly Obtain[] }) {
  const texts = equipmentTexts
  const places = placesOf(obtain)
  return (
    <section id={SOURCES_PART} className={list.section}>
      <h3 className={list.heading}>{texts.obtain}</h3>
      {places.length === 0 ? (
        <p className={list.muted}>{texts.noObtain}</p>
      ) : (
        <ul className={list.places}>
          {places.map((place) => (
            <Place key={place.key} place={place} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Place({ place: { by, name, levels, map, dye } }: { place: PlaceOfLevels }) {
  const texts = equipmentTexts
  return (
    <li>
      <Tag>{OBTAIN_NAMES[by]}</Tag>
      {texts.place(name, levels)}
      <LikelyMark likely={likelyGiver(name)} />
      {map !== null && (
        <>
          <small>{map}</small>
          <LikelyMark likely={likelyPlace(map)} />
        </>
      )}
      {dye.length > 0 && <DyeColours dye={dye} />}
    </li>
  )
}
