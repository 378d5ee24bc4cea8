import { defineTexts } from '../../../shared/texts/texts.ts'

export const recoveryTexts = defineTexts({
  korea: {
    title: '비밀번호 복구 코드',
    line: '비밀번호를 잊었을 때 이 코드로 새 비밀번호를 정해요. 한 번만 쓸 수 있어요.',
    offerTitle: '비밀번호를 잊었을 때를 위해',
    offerLine:
      '이메일을 받지 않아서 비밀번호를 잊으면 메일로 찾을 수 없어요. 복구 코드를 만들어 두면 스스로 새 비밀번호를 정할 수 있어요. 나중에 내 정보에서도 만들 수 있어요.',
    later: '나중에',
    make: '복구 코드 만들기',
    renew: '새로 만들기',
    renewLine: '새로 만들면 전의 코드는 못 쓰게 돼요.',
    codeLine:
      '종이에 적거나 인쇄해서 안전한 곳에 두세요. 이 창을 닫으면 다시 볼 수 없고, 비밀번호를 바꾸면 새로 만들어야 해요.',
    copy: '복사',
    save: '파일로 저장',
    file: 'gyeoljeongpan-password-code.txt',
    fileText: (site: string, code: string) =>
      `결정판 비밀번호 복구 코드\n${code}\n\n${site}/login/recovery 에서 아이디와 이 코드로 새 비밀번호를 정해요. 한 번만 쓸 수 있어요.\n`,
    print: '인쇄',
    done: '안전한 곳에 두었어요',
    stays: '아직 닫지 않았어요. 코드를 적거나 저장한 뒤 아래 버튼을 눌러 주세요.',
    none: '아직 없어요',
    made: (when: string) => `${when}에 만들었어요`,
    used: (when: string) =>
      `${when}에 복구 코드로 비밀번호를 바꿨어요. 내가 한 일이 아니라면 비밀번호를 바꾸고 관리자에게 알려 주세요.`,
    loadFailed: '복구 코드의 상태를 불러오지 못했어요',
  },
})
