import { defineTexts } from '../texts/texts.ts'

export const markdownTexts = defineTexts({
  korea: {
    contents: '목차',
    done: '한 일',
    open: '할 일',
    footnotes: '각주',
    backToText: '본문으로 돌아가기',
    picture: (words: string) => (words === '' ? '그림 보기' : `그림: ${words}`),
    newWindow: '새 창',
    help: '쓰는 법',
    helpTitle: '글 꾸미기',
    helpLine: '왼쪽처럼 쓰면 오른쪽처럼 보여요. HTML은 글자 그대로 나와요.',
    helpWrite: '이렇게 쓰면',
    helpSee: '이렇게 보여요',
    examples: [
      '**굵게** 쓰고 *기울여* 써요',
      '## 작은 제목',
      '- 첫째\n- 둘째',
      '1. 먼저\n2. 다음',
      '[글자](https://example.com)',
      '> 옮겨 온 말',
      '`/명령어`',
      '| 보상 | 개수 |\n| --- | ---: |\n| 오브 | 10 |',
      '---',
    ],
    write: '쓰기',
    preview: '미리 보기',
    editorMode: '쓰기와 미리 보기',
    nothing: '아직 쓴 내용이 없어요.',
    length: (now: string, most: string) => `${now} / ${most}자`,
  },
})
