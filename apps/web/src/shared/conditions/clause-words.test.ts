import { describe, expect, it } from 'vitest'
import { clauseText } from './clause-words.ts'
import { readClauses } from './stat-conditions.ts'

describe('a condition in words', () => {
  it.each([
    ['crit_damage.gte.10', '크리티컬 대미지 ≥ 10'],
    ['aspd.lt.-5', '공격속도 < −5'],
    ['atk_pct', 'ATK% 있음'],
    ['aggro_pct.eq.0', '어그로% 없음'],
    ['phys_pierce_pct.gte.5~magic_pierce_pct.gte.5', '물리 관통% 또는 마법 관통% ≥ 5'],
    ['crit_damage.gte.10~crit_rate.gte.20', '크리티컬 대미지 ≥ 10 또는 크리티컬률 ≥ 20'],
    ['str~int~vit~agi~dex', 'STR·INT 등 5가지 중 하나 있음'],
    ['!phys_pierce_pct~magic_pierce_pct', '물리 관통% 또는 마법 관통% 있음 제외'],
  ])('%s: %s', (address, words) => {
    expect(readClauses(address).map(clauseText)).toEqual([words])
  })
})
