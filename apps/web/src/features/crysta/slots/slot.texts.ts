import { withParticle } from '@gyeol/korean'
import { defineTexts } from '../../../shared/texts/texts.ts'

export const slotTexts = defineTexts({
  korea: {
    open: '슬롯 합계',
    openCount: (count: number) => `슬롯 합계 ${count}`,
    add: '슬롯에 넣어 보기',
    title: '슬롯에 넣은 것 합치기',
    line: '부위마다 크리스타가 두 개 들어가요. 고른 것은 주소에 남아서 그대로 공유할 수 있어요.',
    slot: (piece: string, place: number) => `${piece} ${place}번 슬롯`,
    empty: '비어 있음',
    search: '이름, 초성',
    remove: (slot: string) => `${slot} 비우기`,
    owned: '가진 것',
    clear: '모두 비우기',
    cleared: '슬롯을 모두 비웠어요',
    undo: '되돌리기',
    sum: '합계',
    of: '어느 부위',
    all: '전체',
    nothing: '슬롯에 크리스타를 넣으면 옵션을 더해서 보여 줘요.',
    noOptions: '더할 옵션이 없어요.',
    conditions: '괄호 안의 장비를 찼을 때만 붙는 옵션은 따로 더했어요.',
    copy: '합계 복사',
    noRoom: (name: string) =>
      `${withParticle(name, '이/가')} 들어갈 빈 슬롯이 없어요. 하나를 비워 주세요.`,
  },
})
