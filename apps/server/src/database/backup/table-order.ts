import type { TableShape } from '../database.ts'

/** Tables in an order in which each stands behind those it leans on, else by name. */
export function orderTables(tables: readonly TableShape[]): readonly TableShape[] {
  const left = new Map(
    [...tables].sort((a, b) => (a.name < b.name ? -1 : 1)).map((table) => [table.name, table]),
  )
  const ordered: TableShape[] = []
  while (left.size > 0) {
    const ready = [...left.values()].filter(
      ({ leansOn }) => !leansOn.some((name) => left.has(name)),
    )
    if (ready.length === 0)
      throw new Error(`tables that lean on one another: ${[...left.keys()].join(', ')}`)
    for (const table of ready) left.delete(table.name)
    ordered.push(...ready)
  }
  return ordered
}
