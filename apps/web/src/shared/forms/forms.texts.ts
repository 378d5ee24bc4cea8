import { defineTexts } from '../texts/texts.ts'

export const formTexts = defineTexts({
  korea: {
    save: '저장',
    unplaced: '보내지 못했어요. 화면을 새로 열고 다시 해 주세요.',
    waitSeconds: (seconds: number) =>
      seconds > 60
        ? `약 ${Math.ceil(seconds / 60)}분 뒤에 다시 할 수 있어요.`
        : `${seconds}초 뒤에 다시 할 수 있어요.`,
    canRetry: '이제 다시 할 수 있어요.',
    saved: '저장했어요',
    undo: '되돌리기',
    showPassword: '비밀번호 보기',
    hidePassword: '비밀번호 가리기',
    versionCheck: {
      title: '다른 사용자가 먼저 수정했습니다.',
      line: '서로 다른 곳마다 남길 값을 골라 주세요. 쓴 내용은 그대로 있어요.',
      mine: '내가 쓴 값',
      theirs: '지금 저장된 값',
      both: '둘 다 바꿨어요',
      empty: '(비어 있음)',
      save: '고른 값으로 저장',
      edit: '고른 값으로 더 고치기',
      cancel: '그만두기',
    },
    draft: {
      found: (when: string) => `쓰던 내용이 있어요 (${when})`,
      restore: '이어서 쓰기',
      discard: '지우기',
      restored: '쓰던 내용을 불러왔어요',
      outdated: '그사이 원래 글이 바뀌었어요. 저장할 때 서로 다른 곳을 보여 드려요.',
    },
    reauth: {
      title: '비밀번호를 다시 확인해 주세요',
      line: '중요한 일이라 한 번 더 확인해요. 확인하면 10분 동안 묻지 않아요.',
      password: '비밀번호',
      confirm: '확인',
    },
  },
})
