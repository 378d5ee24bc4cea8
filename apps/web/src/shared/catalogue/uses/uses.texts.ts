import type { UseCode } from '@gyeol/contract'
import { defineTexts } from '../../texts/texts.ts'

export const usesTexts = defineTexts({
  korea: {
    loading: '쓰는 곳을 찾고 있어요',
    failed: '쓰는 곳을 확인하지 못했어요. 연결을 살펴보고 다시 열어 주세요.',
    thing: {
      title: '이 자료를 쓰는 곳',
      none: '이 자료를 쓰는 곳이 없어요.',
      blocked: '이어진 자료가 있어 지울 수 없어요. 먼저 그 자료를 옮기거나 지워 주세요.',
      loose: '지우면 아래에서 이 자료가 빠져요.',
    },
    notice: {
      title: '이 공지로 이어지는 글',
      none: '이 공지로 이어지는 글이 없어요.',
      blocked: '이어진 글이 있어 지울 수 없어요.',
      loose: '지우면 아래 글에 있는 링크가 끊어져요.',
    },
    price: {
      title: '이 품목에 달린 것',
      none: '이 품목에 달린 것이 없어요.',
      blocked: '달린 기록이 있어 지울 수 없어요. 같은 물건이 또 있으면 그 품목에 합쳐 주세요.',
      loose: '지우면 아래에서 시세가 사라져요.',
    },
    more: (count: string) => `그 밖에 ${count}개`,
    codes: {
      stage: '이것에서 이어진 것',
      drop: '드랍으로 이어진 것',
      guide: '추천하는 직업 가이드',
      quest: '메인 퀘스트',
      price: '시세 품목',
      proposal: '기다리는 수정 제안',
      post: '이리로 이어지는 글',
      thing: '이어진 자료',
      report: '시세 제보',
      statement: '기준가',
      watch: '회원이 지켜보는 값',
      ledger: '회원의 장부 줄',
      merged: '여기로 합친 품목',
    } satisfies Record<UseCode, string>,
    count: (name: string, count: string) => `${name} ${count}`,
  },
})
