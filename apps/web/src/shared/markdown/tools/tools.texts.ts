import { defineTexts } from '../../texts/texts.ts'

export const toolsTexts = defineTexts({
  korea: {
    toolbar: '글 꾸미기',
    bold: '굵게',
    italic: '기울임',
    heading: '소제목',
    list: '목록',
    numbers: '번호 목록',
    quote: '인용',
    link: '링크',
    picture: '그림',
    table: '표',
    withKey: (name: string, key: string) => `${name} (Ctrl+${key})`,
    boldWord: '굵은 글자',
    italicWord: '기울인 글자',
    linkWord: '글자',
    tableBlock: '| 이름 | 내용 |\n| --- | --- |\n| 하나 | 첫째 |\n| 둘 | 둘째 |',
    dropHere: '여기에 놓으면 그림을 넣어요',
    dialog: {
      title: '그림 넣기',
      counted: (at: number, all: number) => `그림 넣기 ${at}/${all}`,
      words: '그림 설명',
      wordsHint: '그림을 볼 수 없는 사람에게 대신 읽어 줘요.',
      wordsExample: '예: 소피아 성문 앞에 모인 사람들',
      wordsMissing: '그림에 무엇이 보이는지 적어 주세요.',
      progress: '올리는 중',
      percent: (percent: number) => `${percent}%`,
      made: '그림을 다듬고 있어요.',
      done: (width: string, height: string) => `다 올렸어요. ${width} × ${height}`,
      again: '다시 올리기',
      cancel: '취소',
      insert: '넣기',
    },
    refused: {
      kind: 'PNG, JPEG, WebP 그림만 올릴 수 있어요.',
      tooLarge: '그림이 2MB를 넘어요. 더 작은 그림을 올려 주세요.',
      offline: '연결이 끊겨서 올리지 못했어요. 연결을 확인하고 다시 올려 주세요.',
      signedOut: '로그인이 풀렸어요. 다른 탭에서 로그인한 뒤 다시 올려 주세요.',
      forbidden: '그림을 올릴 권한이 없어요.',
      tooMany: '그림을 너무 많이 올렸어요. 조금 쉬었다가 다시 올려 주세요.',
      busy: '서버가 바빠서 올리지 못했어요. 잠시 뒤 다시 올려 주세요.',
    },
  },
})

export type RefusedTexts = (typeof toolsTexts)['refused']
