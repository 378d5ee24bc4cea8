import type { GridCell, SkillTree } from '@gyeol/skills'

/** A line between two skills, from the needed one, in cells of the drawing. */
export type TreeLink = {
  readonly from: number
  readonly to: number
  readonly path: string
}

export type TreeLayout = {
  readonly columns: number
  readonly rows: number
  /** Row of every skill by id, empty rows left out. */
  readonly cells: ReadonlyMap<number, GridCell>
  readonly links: readonly TreeLink[]
}

/** Where skills and lines stand once rows that hold neither skill nor bend are left out. */
export function layoutOf(tree: SkillTree): TreeLayout {
  const used = tree.skills.flatMap(({ at, via }) => (via ? [at[1], via[1]] : [at[1]]))
  const rows = [...new Set(used)].toSorted((a, b) => a - b)
  const shifted = ([column, row]: GridCell): GridCell => [column, rows.indexOf(row)]
  const cells = new Map(tree.skills.map(({ id, at }) => [id, shifted(at)]))
  const links = tree.skills.flatMap(({ id, needs, via }): TreeLink[] => {
    const [from, to] = [needs === undefined ? undefined : cells.get(needs), cells.get(id)]
    if (needs === undefined || !from || !to) return []
    return [{ from: needs, to: id, path: pathOf(from, to, via ? shifted(via) : null) }]
  })
  const columns = Math.max(...tree.skills.map(({ at }) => at[0])) + 1
  return { columns, rows: rows.length, cells, links }
}

/** Through the bend where the data has one; else half way along, across, and on. */
function pathOf(from: GridCell, to: GridCell, via: GridCell | null): string {
  const [[x, y], [endX, endY]] = [middle(from), middle(to)]
  if (via) {
    const [bendX, bendY] = middle(via)
    return `M${x} ${y}L${bendX} ${bendY}L${endX} ${endY}`
  }
  if (x === endX || y === endY) return `M${x} ${y}L${endX} ${endY}`
  const half = endX - Math.sign(endX - x) / 2
  return `M${x} ${y}H${half}V${endY}H${endX}`
}

function middle([column, row]: GridCell): readonly [number, number] {
  return [column + 0.5, row + 0.5]
}
