import { thingPath } from '@gyeol/catalogue'
import { ID_PATTERN, pageAt, type PagePath, type ThingEntity } from '@gyeol/contract'
import { giveFirstRows } from '../shared/catalogue/catalogue.api.ts'
import type { AnswerOrCopy } from '../shared/catalogue/offline-copy.ts'
import { shownItems, type ShownOrder } from '../shared/catalogue/shown-names.ts'
import { type FilterValues, listSearch, readFilters } from '../shared/router/use-filters.ts'
import type { AskedPage, NamedPage, PageHead } from './page-route.ts'

/** Search engines are told so many rows of a list. */
const TOLD_ROWS = 30

type Row = { readonly id: string; readonly name: string }
type Whole<Item> = { readonly items: readonly Item[] }

/** What a list finds at an address, and which of its items its first rows show. */
type Found<Item> = { readonly rows: readonly Row[]; readonly first: readonly Item[] }

type ListOf<Item, Values> = {
  readonly entity: ThingEntity
  readonly filters: Values
  readonly order?: ShownOrder
  /** Prepares a whole list, once for as long as it stays. */
  readonly prepare: (items: readonly Item[]) => (values: Values) => Found<Item>
}

/** What the head of a list is made of. */
export type LoadedList = NonNullable<PageHead['list']> & {
  /** Where the thing is that lies open over the list. */
  readonly open: string | null
}

/** Loads the first rows of a list as its address asks for them. */
export function listLoader<Item extends Row, Values extends FilterValues>({
  entity,
  filters,
  order,
  prepare,
}: ListOf<Item, Values>): (asked: AskedPage) => Promise<LoadedList | null> {
  const prepared = new WeakMap<object, ReturnType<typeof prepare>>()
  return async (asked) => {
    const whole = await asked.fetch<Whole<Item>>(`/api/${entity}/all`)
    if (whole === null) return null
    const find = prepared.get(whole) ?? prepare(shownItems(whole.items, order))
    prepared.set(whole, find)
    const { rows, first } = find(readFilters(asked.search, filters))
    const search = listSearch(asked.search, filters)
    // The list of this very entity, with fewer items.
    const shown = { ...whole, items: first, isOffline: false } as unknown
    await asked.ask(giveFirstRows({ entity, search }, shown as AnswerOrCopy<'readAllCrystas'>))
    return {
      total: rows.length,
      rows: rows.slice(0, TOLD_ROWS).map(({ id, name }) => ({ name, path: thingPath(entity, id) })),
      open: await findOpen(asked, entity),
    }
  }
}

/** `?id=` opens a thing over its list: a quick look at what its own page shows. */
async function findOpen({ search, fetch }: AskedPage, entity: ThingEntity): Promise<string | null> {
  const id = search.get('id')
  if (id === null || !ID_PATTERN.test(id)) return null
  const thing = await fetch<Row>(`/api/${entity}/${id}`)
  return thing && thingPath(entity, thing.id)
}

/** What is said of a list of things. */
export function listHead(path: PagePath, loaded: LoadedList | null): PageHead {
  const trail: readonly NamedPage[] = [{ name: pageAt(path).title, path }]
  if (loaded === null) return { trail }
  const { total, rows, open } = loaded
  return { trail, list: { total, rows }, ...(open === null ? {} : { canonical: open }) }
}
