import { defineTexts } from '../texts/texts.ts'

export const namedSavesTexts = defineTexts({
  korea: {
    rename: '이름 바꾸기',
    renameLabel: '이름',
    nameRequired: '필수 값 입니다.',
    deleted: (name: string) => `휴지통에 넣었어요: ${name}`,
    restore: '되살리기',
    restoreOne: (name: string) => `${name} 되살리기`,
    trash: (count: number) => (count === 0 ? '휴지통' : `휴지통 (${count})`),
    trashTitle: '휴지통',
    trashHint: (days: number) => `지운 것은 ${days}일 동안 여기 있어요.`,
    trashEmpty: '휴지통이 비어 있어요.',
    daysLeft: (days: number) => `${days}일 뒤 사라져요`,
    full: (max: number) => `${max}개까지만 둘 수 있어요. 하나를 지우면 되살릴 수 있어요.`,
    empty: '휴지통 비우기',
    emptyQuestion: (count: number) => `휴지통에 있는 ${count}개를 아주 지워요. 되돌릴 수 없어요.`,
  },
})
