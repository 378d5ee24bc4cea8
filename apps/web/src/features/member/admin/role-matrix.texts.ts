import { defineTexts } from '../../../shared/texts/texts.ts'

export const roleMatrixTexts = defineTexts({
  korea: {
    title: '등급별 권한',
    line: '높은 등급은 낮은 등급이 하는 일을 모두 할 수 있어요. 괄호 안은 등급의 높이이고, 공지를 볼 수 있는 등급을 정할 때 쓰여요.',
    open: '등급별 권한',
    permission: '할 수 있는 일',
    role: (name: string, level: number) => `${name} (${level})`,
    may: '돼요',
    mayNot: '안 돼요',
  },
})
