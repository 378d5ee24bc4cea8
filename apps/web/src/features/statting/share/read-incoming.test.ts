import { ENGLISH_NAMES, OPTION_CATALOGUE, OPTION_NAMES } from '@gyeol/game-data'
import { writeRecipeText } from '@gyeol/statting'
import { describe, expect, it } from 'vitest'
import { readIncoming } from './read-incoming.ts'
import { writeLinkHash } from './share-link.ts'
import { createDocument, withDraft } from '../sessions/statting-document.ts'
import { writeFile } from './statting-file.ts'
import { commit, viewOf } from '../sessions/statting-view.ts'

const empty = createDocument({ id: 'a', name: '크뎀', at: 0 })
const doc = commit(withDraft(empty, 0, { option: 'crit_damage', value: 3 }), 'confirm')

describe('readIncoming', () => {
  it('reads a link with whatever stands around it', async () => {
    const hash = await writeLinkHash(doc, '2026-10')
    expect(await readIncoming(`이거 봐요 https://a.example/statting${hash} 어때요?`)).toMatchObject(
      {
        kind: 'builds',
        builds: [{ name: '크뎀', steps: doc.steps }],
      },
    )
  })

  it('reads the text of a build', async () => {
    const text = writeRecipeText(viewOf(doc).session, OPTION_NAMES)
    expect(await readIncoming(`\n${text}\n`)).toMatchObject({
      kind: 'builds',
      builds: [{ settings: doc.settings, steps: doc.steps }],
    })
  })

  it.each([
    ['공격속도 +3%', 'aspd_pct'],
    ['ASPD +3%', 'aspd_pct'],
    ['CSPD +3', 'cspd'],
    ['물속성 내성 +3%', 'res_water_pct'],
    ['물 내성 +3%', 'res_water_pct'],
    ['물 속성에 유리 +3%', 'vs_water_pct'],
    ['어둠 속성 +1', 'element_dark'],
  ])('reads %s in a text, as it is called and as it was', async (change, option) => {
    const text = `옵션 부여 · 무기 · 시작 500\n1. ${change}`
    const reading = await readIncoming(text)
    expect(reading).toMatchObject({ kind: 'builds', builds: [{ steps: [[{ option }]] }] })
  })

  it.each([
    ['크뎀 +3', 'crit_damage 3'],
    ['Crit damage +3', 'crit_damage 3'],
    ['crit dmg 2%', 'crit_damage_pct 2'],
    ['깡크뎀 3', 'crit_damage 3'],
    ['크확 +5', 'crit_rate 5'],
    ['치확 2', 'crit_rate 2'],
    ['공속 +12', 'aspd 12'],
    ['캐속 20', 'cspd 20'],
    ['시전 속도 +20', 'cspd 20'],
    ['물관 +1%', 'phys_pierce_pct 1'],
    ['물관 1', 'phys_pierce_pct 1'],
    ['마관 2퍼', 'magic_pierce_pct 2'],
    ['5% 물관', 'phys_pierce_pct 5'],
    ['+3 크뎀', 'crit_damage 3'],
    ['깡공 3', 'atk 3'],
    ['공퍼 3', 'atk_pct 3'],
    ['마공 2프로', 'matk_pct 2'],
    ['힘 +3', 'str 3'],
    ['물내 2', 'phys_resist_pct 2'],
    ['어글 -3%', 'aggro_pct -3'],
    ['회피율 3', 'dodge 3'],
    ['최피 100', 'max_hp 10'],
    ['엠통: 100', 'max_mp 10'],
    ['가드력 = 2%', 'guard_power_pct 2'],
    ['크뎀 3, 물관 1%', 'crit_damage 3, phys_pierce_pct 1'],
    ['크뎀 3 / 물관 1', 'crit_damage 3, phys_pierce_pct 1'],
    ['크뎀 3 + 물관 1', 'crit_damage 3, phys_pierce_pct 1'],
    ['크뎀 3 물관 1% 공속 12', 'crit_damage 3, phys_pierce_pct 1, aspd 12'],
    ['1. 크뎀 +3 [4번 칸] (900 → 870)', 'crit_damage 3'],
    ['크리티컬 확률 + +3 크뎀 1', 'crit_rate 3, crit_damage 1'],
    ['크뎀% +2', 'crit_damage_pct 2'],
    ['크뎀%2 공속% 3', 'crit_damage_pct 2, aspd_pct 3'],
    ['CDMG% +8', 'crit_damage_pct 8'],
    ['크뎀 +3 확정', 'crit_damage 3'],
    ['크뎀+3공퍼+4물관-2', 'crit_damage 3, atk_pct 4, phys_pierce_pct -2'],
    ['크뎀3공퍼4', 'crit_damage 3, atk_pct 4'],
    ['"크뎀 3"', 'crit_damage 3'],
  ])('[TXT4] reads %s in the words a search knows', async (text, changes) => {
    const reading = await readIncoming(`옵션 부여 · 무기 · 시작 900\n${text}`)
    const [build] = reading.kind === 'builds' ? reading.builds : []
    const steps = (build?.steps ?? []).flat().map(({ option, delta }) => `${option} ${delta}`)
    expect(steps.join(', ')).toBe(changes)
  })

  it.each([
    ['방어구 잠재 95', { equipment: 'armor', startPotential: 95 }],
    ['방어구, 시작 잠재 110, TEC 200', { equipment: 'armor', startPotential: 110, tec: 200 }],
    ['무기/시작 120/레시피 60', { equipment: 'weapon', startPotential: 120, recipePotential: 60 }],
    ['시작잠재 99', { startPotential: 99 }],
    ['갑옷 잠재력 99', { equipment: 'armor', startPotential: 99 }],
    ['레벨 250 숙련 150', { level: 250, proficiency: 150 }],
    ['armor start 99 recipe 30', { equipment: 'armor', startPotential: 99, recipePotential: 30 }],
  ])('[TXT4] reads the settings in %s without a title', async (line, settings) => {
    const reading = await readIncoming(`${line}\n크뎀 +1`)
    expect(reading).toMatchObject({ kind: 'builds', builds: [{ settings }], unread: [] })
  })

  it.each([
    '무기 잠재 110 / 크뎀 3 / 공퍼 4',
    '무기, 시작 110, 크뎀 3, 공퍼 4',
    '무기 시작 110 크뎀 3 공퍼 4',
    '[길드장] [오후 9:12] 무기 잠재110 크뎀3공퍼4',
  ])('[TXT4] reads the settings before the steps in %s', async (text) => {
    expect(await readIncoming(text)).toMatchObject({
      kind: 'builds',
      builds: [
        {
          settings: { equipment: 'weapon', startPotential: 110 },
          steps: [
            [
              { option: 'crit_damage', delta: 3 },
              { option: 'atk_pct', delta: 4 },
            ],
          ],
        },
      ],
      unread: [],
    })
  })

  it.each([
    ['관통 3', '여러 옵션'],
    ['스탯 3', '여러 옵션'],
    ['끄뎀 3', '모르는 옵션'],
  ])('[TXT4] names what %s does not tell', async (text, reason) => {
    const reading = await readIncoming(`옵션 부여 · 무기\n${text}`)
    expect(reading).toMatchObject({ unread: [expect.stringContaining(reason)] })
  })

  it.each(OPTION_CATALOGUE.map(({ key }) => key))(
    '[TXT4] reads %s by its English name',
    async (key) => {
      const name = ENGLISH_NAMES.OPTION_NAMES[key]
      const [, label = '', percent = ''] = /^(.*?)( %)?$/.exec(name) ?? []
      const matching = key.endsWith('_match') ? ' · Matching element' : ''
      const amount = `${/^max_.p$/.test(key) ? 100 : 1}${percent.trim()}`
      const text = `Statting · Weapon · Start 900${matching}\n1. ${label} +${amount}`
      const reading = await readIncoming(text)
      expect(reading).toMatchObject({ kind: 'builds', builds: [{ steps: [[{ option: key }]] }] })
    },
  )

  it('reads a file and counts what is broken in it', async () => {
    const file: { builds: unknown[] } = JSON.parse(writeFile([doc, doc]))
    file.builds[1] = { name: 'x' }
    expect(await readIncoming(JSON.stringify(file))).toMatchObject({
      kind: 'builds',
      builds: [{ steps: doc.steps }],
      broken: 1,
    })
  })

  it.each([
    ['{"kind":"somebody-else"}', 'foreign'],
    ['{"kind":"gyeol-statting","version":1,"builds":[]}', 'foreign'],
    ['{"kind":"gyeol-statting","version":9,"builds":[]}', 'newer'],
    ['[1,2', 'foreign'],
    [`{"a":"${'x'.repeat(1024 * 1024)}"}`, 'too-large'],
    ['https://a.example/statting#v1=AAAA', 'unreadable'],
    ['https://a.example/statting#v9=AAAA', 'newer'],
  ])('says what is wrong with %.40s', async (text, kind) => {
    expect(await readIncoming(text)).toEqual({ kind })
  })

  it('names the line that is not understood', async () => {
    const text = writeRecipeText(viewOf(doc).session, OPTION_NAMES)
    const [settings = '', ...rest] = text.split('\n')
    const reading = await readIncoming([settings, '1. 없는 옵션 +3', ...rest].join('\n'))
    expect(reading).toMatchObject({
      kind: 'builds',
      builds: [{ steps: doc.steps }],
      unread: [expect.stringMatching(/^2번째 줄: .*없는 옵션/)],
    })
    expect(await readIncoming('1. 없는 옵션 +3')).toMatchObject({
      kind: 'text',
      reason: expect.stringMatching(/^1번째 줄: .*없는 옵션/),
    })
  })

  it.each([
    ['KakaoTalk on a computer', (text: string) => `[길드원] [오후 3:21] ${text}`],
    ['KakaoTalk on a phone', (text: string) => `2026. 11. 28. 오후 3:21, 길드원 : ${text}`],
    ['bullets', (text: string) => text.replaceAll(/^/gm, '• ')],
    ['quotes', (text: string) => text.replaceAll(/^/gm, '> ')],
    ['Hangul letter by letter', (text: string) => text.normalize('NFD')],
    ['marks of direction', (text: string) => text.replaceAll(/^|$/gm, '\u202a')],
    ['signs of no width', (text: string) => text.replaceAll(/(?=[a-z가-힣])/gi, '\u200b')],
    [
      'full width',
      (text: string) =>
        text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    ],
    ['greetings', (text: string) => `안녕하세요!\n${text}\n감사합니다~`],
  ])('reads a text with %s', async (_, around) => {
    const text = writeRecipeText(viewOf(doc).session, OPTION_NAMES)
    expect(await readIncoming(around(text))).toMatchObject({
      kind: 'builds',
      builds: [{ settings: doc.settings, steps: doc.steps }],
    })
  })
})
