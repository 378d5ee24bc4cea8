import { accountTexts } from '../../shared/forms/account.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

const account = accountTexts

export const loginTexts = defineTexts({
  korea: {
    title: '로그인',
    line: '로그인하지 않아도 계산기는 모두 쓸 수 있어요. 제보와 알림에는 로그인이 필요해요.',
    loginId: '아이디',
    password: '비밀번호',
    remember: '이 기기에서 로그인 유지',
    rememberHint: '여럿이 쓰는 기기라면 켜지 마세요.',
    submit: '로그인',
    signUp: '회원 가입',
    noAccount: '아직 회원이 아닌가요?',
    forgot: '비밀번호를 잊었나요?',
    byCode: '복구 코드로 새 비밀번호 정하기',
    forgotLine:
      '복구 코드가 없다면 관리자에게 아이디를 알리고 일회용 링크를 받아 주세요. 링크는 10분 동안 한 번만 쓸 수 있고, 새 비밀번호는 본인이 직접 정해요.',
    left: '탈퇴했어요. 그동안 함께해 주셔서 고마워요.',
    secondStep: {
      title: '2단계 인증',
      line: '인증 앱에 나온 6자리 숫자를 넣어 주세요.',
      code: '인증 코드',
      byRecovery: '인증 앱을 쓸 수 없나요? 복구 코드로 로그인',
      recoveryLine:
        '저장해 둔 복구 코드 하나를 넣어 주세요. 쓴 코드는 다시 쓸 수 없어요. 남은 코드가 없다면 관리자에게 2단계 인증을 꺼 달라고 부탁해 주세요.',
      recoveryCode: '복구 코드',
      byApp: '인증 앱 코드로 로그인',
      submit: '확인하고 로그인',
      back: '처음부터 다시',
      wrong: '코드가 맞지 않아요. 지금 나온 코드를 다시 넣어 주세요.',
      wrongRecovery: '복구 코드가 맞지 않거나 이미 쓴 코드예요.',
      expired: '시간이 지났어요. 아이디와 비밀번호부터 다시 넣어 주세요.',
    },
    recovery: {
      title: '비밀번호 찾기',
      line: '만들어 둔 비밀번호 복구 코드로 새 비밀번호를 정해요. 코드는 한 번만 쓸 수 있고, 다른 곳의 로그인은 모두 끝나요.',
      code: '비밀번호 복구 코드',
      codeHint: '네 글자씩 네 묶음이에요. 2단계 인증의 복구 코드와는 달라요.',
      invalid: '아이디나 복구 코드가 맞지 않거나, 이미 쓴 코드예요.',
    },
    reset: {
      title: '새 비밀번호 정하기',
      line: '정하고 나면 다른 곳에 남아 있던 로그인은 모두 끝나요.',
      password: '새 비밀번호',
      hint: account.passwordHint,
      submit: '비밀번호 정하기',
      done: '비밀번호를 정했어요. 새 비밀번호로 로그인해 주세요.',
      invalid: '만료되었거나 이미 사용한 링크예요. 관리자에게 새 링크를 받아 주세요.',
      toLogin: '로그인 화면으로',
    },
  },
})
