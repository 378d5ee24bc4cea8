import { formatNumber } from '@gyeol/korean'
import { defineTexts } from '../../shared/texts/texts.ts'

export const selfCheckTexts = defineTexts({
  korea: {
    title: '계산이 맞나요?',
    line: '다른 계산기에서 기록한 결과를 이 브라우저에서 다시 계산해 하나하나 맞춰 봐요.',
    list: '엔진별 결과',
    engines: {
      statting: { name: '옵션 부여', line: '잠재력, 성공률, 재료' },
      'main-quest': { name: '메인 퀘스트', line: '경험치와 도착 레벨' },
      combo: { name: '스킬 콤보', line: 'MP와 콤보 포인트' },
      character: { name: '내 캐릭터', line: '스탯, 대미지, 스킬 수치' },
      prices: { name: '시세', line: '중앙값과 믿음' },
      'cook-cover': { name: '요리 주소', line: '가장 적은 집' },
    },
    waiting: '기다리는 중',
    running: '맞춰 보는 중',
    failed: '불러오지 못했어요',
    passed: (passed: number) => `${formatNumber(passed)}가지 모두 같아요`,
    differs: (failed: number, all: number) =>
      `${formatNumber(all)}가지 가운데 ${formatNumber(failed)}가지가 달라요`,
    allPassed: (count: number) => `기록한 ${formatNumber(count)}가지 결과가 모두 같아요.`,
    someDiffer: '기록과 다른 계산이 있어요. 브라우저를 새로 고쳐도 그러면 알려 주세요.',
    checking: '하나씩 맞춰 보고 있어요.',
    notAll: '몇 가지는 맞춰 보지 못했어요. 연결을 확인하고 다시 해 주세요.',
    again: '다시 맞춰 보기',
    how: '게임에서 잰 값과 다르다면 그 화면의 ‘고칠 점 알리기’로 알려 주세요.',
  },
})
