import type { Episode, QuestTable } from '@gyeol/main-quest'

/** How one table differs from another. */
export type TableChange = {
  readonly episodes: { readonly before: number; readonly after: number }
  readonly levelCap: { readonly before: number; readonly after: number }
  /** Episodes both have whose EXP differs. */
  readonly exp: readonly { readonly no: number; readonly before: number; readonly after: number }[]
  /** Numbers of episodes both have whose title differs. */
  readonly titles: readonly number[]
  /** Numbers of episodes both have that want other items handed in. */
  readonly handIns: readonly number[]
}

/** Compares two tables episode by episode, by their overall numbers. */
export function compareTables(before: QuestTable, after: QuestTable): TableChange {
  const [old, now] = [episodesOf(before), episodesOf(after)]
  const pairs = now.flatMap((episode, at) => {
    const same = old[at]
    return same ? [{ no: at + 1, before: same, after: episode }] : []
  })
  const differ = (read: (episode: Episode) => unknown) =>
    pairs.filter((pair) => JSON.stringify(read(pair.before)) !== JSON.stringify(read(pair.after)))
  return {
    episodes: { before: old.length, after: now.length },
    levelCap: { before: before.levelCap, after: after.levelCap },
    exp: differ(({ exp, skippable }) => [exp, skippable?.exp ?? 0]).map((pair) => ({
      no: pair.no,
      before: pair.before.exp,
      after: pair.after.exp,
    })),
    titles: differ(({ title }) => title.ko).map(({ no }) => no),
    handIns: differ(({ ingredients = [] }) =>
      ingredients.map(({ itemName, count }) => [itemName.ko, count]),
    ).map(({ no }) => no),
  }
}

const episodesOf = ({ chapters }: QuestTable) => chapters.flatMap(({ episodes }) => episodes)
