import type { UseCode } from '@gyeol/contract'
import { defineTexts } from '../../texts/texts.ts'

export const usesTexts = defineTexts({
  korea: {
    title: '이 자료를 쓰는 곳',
    loading: '쓰는 곳을 찾고 있어요',
    none: '이 자료를 쓰는 곳이 없어요.',
    failed: '쓰는 곳을 확인하지 못했어요. 연결을 살펴보고 다시 열어 주세요.',
    blocked: '이어진 자료가 있어 지울 수 없어요. 먼저 그 자료를 옮기거나 지워 주세요.',
    loose: '지우면 아래에서 이 자료가 빠져요.',
    more: (count: string) => `그 밖에 ${count}개`,
    codes: {
      stage: '이것에서 이어진 것',
      drop: '드랍으로 이어진 것',
      guide: '추천하는 직업 가이드',
      quest: '메인 퀘스트',
      price: '시세 품목',
      proposal: '기다리는 수정 제안',
    } satisfies Record<UseCode, string>,
    count: (name: string, count: string) => `${name} ${count}`,
  },
})
