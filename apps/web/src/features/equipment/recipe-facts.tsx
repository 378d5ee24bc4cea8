import { thingPath } from '@gyeol/catalogue'
import type { Recipe, ThingLink } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { Link } from 'react-router'
import list from '../../shared/catalogue/list/list.module.css'
import { OTHER_NAME_LANGUAGE } from '../../shared/catalogue/shown-names.ts'
import { useReadThingLinksQuery } from '../../shared/catalogue/thing/thing.api.ts'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { materialPath } from '../../shared/lists/equipment-filters.ts'
import styles from './equipment.module.css'
import { equipmentTexts } from './equipment.texts.ts'
import { materialThing } from './material-thing.ts'

type RecipeFactsProps = {
  readonly recipe: Recipe
  /** The piece that is made; left out where it is only being written. */
  readonly id: string | undefined
}

/** What it takes to make a piece. */
export function RecipeFacts({ recipe, id }: RecipeFactsProps) {
  const texts = equipmentTexts
  const things = useMaterials(id, recipe)
  const { level, difficulty, fee, materials } = recipe
  const numbers = [
    { term: texts.recipeLevel, value: level },
    { term: texts.difficulty, value: difficulty },
    { term: texts.fee, value: fee },
  ].flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]))
  return (
    <section className={list.section}>
      <h3 className={list.heading}>{texts.recipe}</h3>
      <DefinitionList>
        {numbers.map(({ term, value }) => (
          <DefinitionRow key={term} term={term}>
            {formatNumber(value)}
          </DefinitionRow>
        ))}
        {materials.map(({ name, amount }) => (
          <DefinitionRow
            key={name}
            term={<Material name={name} thing={materialThing(things, name)} />}
          >
            {texts.amount(formatNumber(amount))}
          </DefinitionRow>
        ))}
      </DefinitionList>
    </section>
  )
}

/** What recipes take that are things themselves, once it is known. */
function useMaterials(id: string | undefined, { materials }: Recipe): readonly ThingLink[] {
  const { currentData } = useReadThingLinksQuery(
    { params: { entity: 'equipment', id: id ?? '' } },
    { skip: id === undefined || materials.length === 0 },
  )
  return currentData?.groups.find(({ relation }) => relation === 'madeOf')?.items ?? []
}

/** A thing leads to its page, which says what else is made from it; any other name to that list. */
function Material({ name, thing }: { name: string; thing: ThingLink | undefined }) {
  const texts = equipmentTexts
  if (thing === undefined) {
    return (
      <Link
        to={materialPath(name)}
        className={styles.material}
        aria-label={texts.usedInLabel(name)}
      >
        {name}
      </Link>
    )
  }
  return (
    <>
      <Link to={thingPath(thing.entity, thing.id)} className={styles.material}>
        {thing.name}
      </Link>
      {thing.nameEn !== null && thing.nameEn !== thing.name && (
        <small className={list.sub} lang={OTHER_NAME_LANGUAGE}>
          {thing.nameEn}
        </small>
      )}
    </>
  )
}
