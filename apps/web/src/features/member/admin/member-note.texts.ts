import { defineTexts } from '../../../shared/texts/texts.ts'

export const memberNoteTexts = defineTexts({
  korea: {
    title: '운영 메모',
    staffOnly: '운영진만',
    text: '메모',
    hint: '이 회원에게는 보이지 않아요.',
    write: '메모 쓰기',
    delete: '지우기',
    deleted: '메모를 지웠어요',
    undo: '되돌리기',
    nobody: '명령줄',
    by: (nickname: string, when: string) => `${nickname} · ${when}`,
  },
})
