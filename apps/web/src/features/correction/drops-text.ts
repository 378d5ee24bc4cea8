import type { Drop } from '@gyeol/contract'

const DROP = /^(?<monster>[^@(]+?)\s*(?:\(Lv\s*(?<level>\d{1,3})\))?\s*(?:@\s*(?<map>.+))?$/i

/** Where an item drops, a line each: `몬스터 (Lv 10) @ 지역`. */
export function dropsText(drops: readonly Drop[]): string {
  return drops
    .map(({ monster, level, map }) =>
      [monster, level === null ? '' : `(Lv ${level})`, map === null ? '' : `@ ${map}`]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n')
}

/** Reads what {@link dropsText} writes; null where a line cannot be read. */
export function parseDrops(text: string): Drop[] | null {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
  const drops = lines.map((line): Drop | null => {
    const { monster, level, map } = DROP.exec(line)?.groups ?? {}
    if (monster === undefined) return null
    return {
      monster: monster.trim(),
      level: level === undefined ? null : Number(level),
      map: map?.trim() ?? null,
    }
  })
  return drops.every((drop) => drop !== null) ? drops : null
}
