import { defineTexts } from '../texts/texts.ts'

/** What may be written in the fields of an account, wherever they stand. */
export const accountTexts = defineTexts({
  korea: {
    passwordHint: '10자 이상이면 돼요. 띄어쓰기와 특수문자도 쓸 수 있어요.',
    nicknameHint:
      '다른 사람에게 보이는 이름이에요. 글자와 숫자로 20자까지예요. 사이에 띄어쓰기와 . - _ 를 쓸 수 있어요.',
  },
})
