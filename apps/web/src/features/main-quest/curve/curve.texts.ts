import { defineTexts } from '../../../shared/texts/texts.ts'

export const curveTexts = defineTexts({
  korea: {
    heading: '레벨 곡선',
    chart: (from: string, to: string, runs: string) =>
      `에피소드마다 오르는 레벨 그래프. ${from}에서 ${to}까지, ${runs}바퀴. 아래 표에 같은 숫자가 있어요.`,
    point: '그래프 위를 가리키거나 누르면 그때의 레벨이 나와요.',
    reading: '읽을 에피소드',
    keys: '왼쪽과 오른쪽 화살표로 하나씩, Home과 End로 처음과 끝을 읽어요.',
    target: (level: string) => `목표 ${level}`,
    cap: (level: number) => `상한 ${level}`,
    run: (run: string) => `${run}바퀴`,
    cut: (shown: number) => `처음 ${shown}바퀴와 마지막 바퀴만 그렸어요.`,
    table: (run: string) => `${run}바퀴의 에피소드별 레벨`,
    episode: '에피소드',
    before: '하기 전',
    after: '마친 뒤',
    exp: 'EXP',
    empty: '이미 목표에 와 있어서 그릴 것이 없어요.',
    emptyLine: '목표를 올리거나 반복을 꺼 보세요.',
  },
})
