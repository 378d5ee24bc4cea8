import { THING_RELATION_NAMES } from '@gyeol/game-data'
import { thingListPath, thingPath } from '@gyeol/catalogue'
import {
  CATALOGUE_ENTITIES,
  PRODUCT_NAME,
  THING_CODES,
  type ThingEntity,
  type ThingLinks,
} from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { type CommonContent, type Item, toView } from '../catalogue/catalogue-entity.ts'
import { type Fact, factsOf } from './thing-facts.ts'
import { linksOf } from './thing-links.service.ts'
import {
  findThing,
  readThingList,
  readThingLists,
  type Thing,
  type ThingLists,
  versionOf,
} from './thing-lists.ts'

/** Link previews and search results show about so much. */
const DESCRIPTION_LENGTH = 150
/** Rows of a list that are in its page. */
export const FIRST_ROWS = 30

/** What the page of one thing says before its scripts have come. */
export type ThingPage = {
  readonly title: string
  readonly description: string
  readonly name: string
  readonly listName: string
  readonly listPath: string
  readonly facts: readonly Fact[]
  readonly sections: readonly ThingSection[]
  /** What the page's own calls would answer, by their address. */
  readonly answers: Readonly<Record<string, unknown>>
  /** Another one when any list has changed. */
  readonly version: string
}

/** Links of the readable page under one heading. */
export type ThingSection = {
  readonly title: string
  readonly links: readonly { readonly href: string; readonly name: string }[]
}

/** What is found at the address of a thing: the page, the address it has now, or nothing. */
export type ThingAtAddress =
  | { readonly kind: 'page'; readonly page: ThingPage }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'gone'; readonly listName: string; readonly listPath: string }

type Context = Pick<ServerContext, 'database'>

/** Looks up what a visitor finds at `/crysta/bakuzan` and the like. */
export async function findThingPage(
  context: Context,
  entity: ThingEntity,
  id: string,
): Promise<ThingAtAddress> {
  const lists = await readThingLists(context)
  const thing = findThing(lists, entity, id)
  const listName = CATALOGUE_ENTITIES[entity].name
  const listPath = thingListPath(entity)
  if (thing === undefined) return { kind: 'gone', listName, listPath }
  const path = thingPath(entity, thing.item.id)
  if (thing.item.id !== id) return { kind: 'moved', path }
  return { kind: 'page', page: toPage(lists, thing) }
}

/** The address of a thing's page, whichever id it is asked by; null when there is none. */
export async function findThingPath(
  context: Context,
  entity: ThingEntity,
  id: string,
): Promise<string | null> {
  const thing = findThing(await readThingLists(context), entity, id)
  return thing === undefined ? null : thingPath(entity, thing.item.id)
}

/** Every thing with a page: where it is, and when it was last written. */
export async function listThingPages(context: Context) {
  const lists = await readThingLists(context)
  return {
    version: versionOf(lists),
    pages: THING_CODES.flatMap((entity) =>
      lists[entity].items.map(({ id, updatedAt }) => ({ path: thingPath(entity, id), updatedAt })),
    ),
  }
}

/** The first things of a list, and how many there are; no other list is read for it. */
export async function listThings(context: Context, entity: ThingEntity) {
  const { items, provenance } = await readThingList(context, entity)
  return {
    version: String(provenance.version),
    total: items.length,
    rows: items
      .slice(0, FIRST_ROWS)
      .map(({ id, content }) => ({ name: content.name, path: thingPath(entity, id) })),
  }
}

function toPage(lists: ThingLists, thing: Thing): ThingPage {
  const { entity } = thing
  const item: Item<CommonContent> = thing.item
  const { name } = item.content
  const listName = CATALOGUE_ENTITIES[entity].name
  const facts = factsOf(thing)
  const links = linksOf(lists, thing)
  return {
    title: `${name} · ${listName} · ${PRODUCT_NAME}`,
    description: describe(facts),
    name,
    listName,
    listPath: thingListPath(entity),
    facts,
    sections: sectionsOf(links),
    answers: {
      [`/api/${entity}/${item.id}`]: toView(item),
      [`/api/catalogue/${entity}/${item.id}/links`]: links,
    },
    version: versionOf(lists),
  }
}

/** The facts in one line, as many as fit. */
function describe(facts: readonly Fact[]): string {
  let text = ''
  for (const { term, values } of facts) {
    const next = `${text === '' ? '' : ' · '}${term} ${values.join(', ')}`
    if (text !== '' && text.length + next.length > DESCRIPTION_LENGTH) break
    text += next
  }
  return shortDescription(text)
}

/** What search results and link previews show of a text: one line, cut off where they would. */
export function shortDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > DESCRIPTION_LENGTH ? `${line.slice(0, DESCRIPTION_LENGTH - 1)}…` : line
}

function sectionsOf({ groups, quests }: ThingLinks): ThingSection[] {
  const related = groups.map(({ relation, items }) => ({
    title: THING_RELATION_NAMES[relation],
    links: items.map(({ entity, id, name }) => ({ href: thingPath(entity, id), name })),
  }))
  if (quests.length === 0) return related
  const links = quests.map(({ no, title, item, count }) => ({
    href: `/guide/main-quest?episode=${no}`,
    name: item === null ? `${no}화 ${title}` : `${no}화 ${title} (${item} ${count}개)`,
  }))
  return [...related, { title: '메인 퀘스트', links }]
}
