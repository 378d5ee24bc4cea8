import { defineTexts } from '../../shared/texts/texts.ts'

export const comicsTexts = defineTexts({
  korea: {
    title: '만화',
    line: '네 컷으로 보는 쓰는 법이에요.',
    list: '만화 목록',
    comics: {
      potential: {
        title: '잠재력이 모자랄 때',
        summary: '마이너스 옵션으로 잠재력을 벌어, 성공률을 끝까지 올려요.',
      },
      initials: {
        title: '게임하면서 한 손으로 찾기',
        summary: '초성과 줄임말, 조건으로 크리스타를 찾아요.',
      },
    },
    panels: (title: string) => `${title} 네 컷`,
    place: (now: number, all: number) => `${now} / ${all}`,
    panel: (number: number) => `${number}컷`,
    previous: '앞 컷',
    next: '다음 컷',
    all: '다른 만화',
    tryIt: { potential: '자동 부여 해 보기', initials: '크리스타 찾아보기' },
  },
})
