import { thingListPath, thingPath } from '@gyeol/catalogue'
import { CATALOGUE_ENTITIES, type ThingEntity } from '@gyeol/contract'
import { readThingLinks } from '../shared/catalogue/thing/thing.api.ts'
import { thingTexts } from '../shared/catalogue/thing/thing.texts.ts'
import { PRODUCT_NAME } from '../shared/product.ts'
import { joinedDescription } from './descriptions.ts'
import type { AskedPage, PageHead } from './page-route.ts'
import type { Fact } from './thing-facts.ts'

/** Asks where a thing leads. */
export function askForLinks(ask: AskedPage['ask'], entity: ThingEntity, id: string) {
  return ask(readThingLinks.initiate({ params: { entity, id } }))
}

type FoundThing = {
  readonly entity: ThingEntity
  /** The id in the address. */
  readonly id: string
  /** What is there; undefined: nothing. */
  readonly item: { readonly id: string; readonly name: string } | undefined
  readonly facts: readonly Fact[] | undefined
}

/** What is said of the page of one thing. */
export function thingHead({ entity, id, item, facts = [] }: FoundThing): PageHead {
  if (item === undefined) return { status: 404, title: `${thingTexts.gone} | ${PRODUCT_NAME}` }
  const path = thingPath(entity, item.id)
  if (item.id !== id) return { location: path }
  const list = CATALOGUE_ENTITIES[entity].name
  const { name } = item
  return {
    title: `${name} · ${list} · ${PRODUCT_NAME}`,
    description: joinedDescription(facts.map(({ term, values }) => `${term} ${values.join(', ')}`)),
    trail: [
      { name: list, path: thingListPath(entity) },
      { name, path },
    ],
    picture: {
      label: list,
      title: name,
      lines: facts.map(({ term, values }) => ({ term, text: values.join(', ') })),
    },
  }
}
