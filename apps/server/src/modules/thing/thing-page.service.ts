import { thingListPath, thingPath } from '@gyeol/catalogue'
import { type Language, type ThingEntity, type ThingLinks } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { type CommonContent, type Item, toView } from '../catalogue/catalogue-entity.ts'
import { inShownOrder, shownName } from '../catalogue/shown-order.ts'
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
import { THING_WORDS } from './thing-words.ts'

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
  { id, language }: { readonly id: string; readonly language: Language },
): Promise<ThingAtAddress> {
  const lists = await readThingLists(context)
  const thing = findThing(lists, entity, id)
  const listName = THING_WORDS[language].lists[entity].name
  const listPath = thingListPath(entity)
  if (thing === undefined) return { kind: 'gone', listName, listPath }
  const path = thingPath(entity, thing.item.id)
  if (thing.item.id !== id) return { kind: 'moved', path }
  return { kind: 'page', page: toPage(lists, thing, language) }
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

/** Every thing of a list: where its page is, and when it was last written. */
export async function listThingPages(context: Context, entity: ThingEntity) {
  const { items, provenance } = await readThingList(context, entity)
  return {
    version: String(provenance.version),
    pages: items.map(({ id, updatedAt }) => ({ path: thingPath(entity, id), updatedAt })),
  }
}

/** The first things of a list as it is shown, and how many there are; no other list is read for it. */
export async function listThings(context: Context, entity: ThingEntity, language: Language) {
  const { items, provenance } = await readThingList(context, entity)
  // Bosses stand by their levels.
  const shown = entity === 'boss' ? items : inShownOrder(items, language)
  return {
    version: String(provenance.version),
    total: items.length,
    rows: shown.slice(0, FIRST_ROWS).map(({ id, content }) => ({
      name: shownName(content, language),
      path: thingPath(entity, id),
    })),
  }
}

function toPage(lists: ThingLists, thing: Thing, language: Language): ThingPage {
  const { entity } = thing
  const item: Item<CommonContent> = thing.item
  const words = THING_WORDS[language]
  const name = shownName(item.content, language)
  const listName = words.lists[entity].name
  const facts = factsOf(thing, language)
  const links = linksOf(lists, thing)
  return {
    title: `${name} · ${listName} · ${words.product}`,
    description: describe(facts),
    name,
    listName,
    listPath: thingListPath(entity),
    facts,
    sections: sectionsOf(links, language),
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

function sectionsOf({ groups, quests }: ThingLinks, language: Language): ThingSection[] {
  const { names, mainQuest, episode } = THING_WORDS[language]
  const related = groups.map(({ relation, items }) => ({
    title: names.THING_RELATION_NAMES[relation],
    links: items.map((item) => ({
      href: thingPath(item.entity, item.id),
      name: shownName(item, language),
    })),
  }))
  if (quests.length === 0) return related
  const links = quests.map((quest) => ({
    href: `/guide/main-quest?episode=${quest.no}`,
    name: episode(quest),
  }))
  return [...related, { title: mainQuest, links }]
}
