import { defineTexts } from '../../shared/texts/texts.ts'

export const damageTexts = defineTexts({
  korea: {
    line: 'Lv.10, 스탯과 쌓은 수를 빼고 센 값이에요.',
    anyGear: '어느 장비나',
    noSub: '보조 없음',
    type: { physical: '물리', magic: '마법' },
    constant: (amount: string) => ` + ${amount}`,
    times: (count: string) => `${count}번`,
    parts: (count: string) => `${count}번에 나눠서`,
    unknown: '모름',
    each: (of: string, amount: string) => `${of} 1마다 +${amount}%`,
    constantEach: (of: string, amount: string) => `${of} 1마다 상수 +${amount}`,
    base: (stat: string) => `순수 ${stat}`,
    level: '캐릭터 레벨',
    subAtk: '보조 무기 ATK',
    subRefine: '보조 무기 제련',
    grows: '스탯이나 쌓은 수만큼 늘어요',
    differ: '자료 엇갈림',
    none: '대미지가 아직 알려지지 않았어요.',
    failed: '불러오지 못했어요. 연결을 확인하고 다시 열어 주세요.',
  },
})
