import { formatNumber } from '@gyeol/korean'
import { defineTexts } from '../../shared/texts/texts.ts'

export const debugTexts = defineTexts({
  korea: {
    title: '디버그',
    line: '화면이 이 브라우저에 무엇을 저장하는지, 부품과 계산이 어떤지 살펴보는 곳이에요.',
    pages: {
      '/debug/skill/combo': { name: '스킬 콤보', line: '스킬 콤보 화면과 저장된 상태' },
      '/debug/skill/info': { name: '스킬 정보', line: '스킬 정보 화면과 저장된 상태' },
      '/debug/skill/tree': { name: '스킬 트리', line: '스킬 포인트 화면과 저장된 상태' },
      '/debug/demo': { name: '부품 모음', line: '화면을 이루는 부품의 모든 모습' },
      '/debug/demo2': {
        name: '계산 자가 점검',
        line: '기록한 결과를 이 브라우저의 엔진과 맞춰 봐요',
      },
    },
    state: {
      title: '저장된 상태',
      renew: '다시 읽기',
      empty: '저장된 것이 없어요',
      emptyLine: '화면에서 무언가 바꾸면 여기에 나와요.',
      keeps: '이 화면은 아무것도 저장하지 않아요.',
      facts: (version: string, bytes: number) => `버전 ${version} · ${formatNumber(bytes)}B`,
      noVersion: '없음',
      broken: (count: number) => `읽지 못해 따로 둔 것 ${formatNumber(count)}개`,
      unreadable: 'JSON으로 읽지 못해요',
      copy: '복사',
    },
  },
})
