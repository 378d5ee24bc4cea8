import { accountTexts } from '../../../shared/forms/account.texts.ts'
import { defineTexts } from '../../../shared/texts/texts.ts'

const account = accountTexts

export const signUpTexts = defineTexts({
  korea: {
    title: '회원 가입',
    line: '아이디와 비밀번호, 닉네임만 받아요. 이메일이나 전화번호는 묻지 않아요.',
    ownerTitle: '사이트 시작하기',
    ownerLine: '설치할 때 나온 일회용 링크예요. 여기서 만드는 계정이 이 사이트의 소유자가 돼요.',
    ownerInvalid:
      '설치 링크가 만료되었거나 이미 쓴 링크예요. 서버를 다시 시작하면 새 링크가 나와요.',
    loginId: '아이디',
    loginIdHint: '영문자, 숫자와 . - _ 를 2–32자로 적어 주세요. 대문자와 소문자를 가리지 않아요.',
    password: '비밀번호',
    passwordHint: account.passwordHint,
    nickname: '닉네임',
    nicknameHint: account.nicknameHint,
    agree: '이용약관과 개인정보 처리방침에 동의해요',
    terms: '이용약관',
    privacy: '개인정보 처리방침',
    opensNewTab: '새 창으로 열려요',
    submit: '가입하기',
    ownerSubmit: '소유자 계정 만들기',
    hasAccount: '이미 회원인가요?',
    login: '로그인',
    ask: '가입 신청하기',
    message: '어떻게 오셨나요',
    messageHint: '적지 않아도 돼요. 관리자가 가입을 확인할 때 봐요.',
    waitingTitle: '가입을 신청했어요',
    waitingLine:
      '관리자가 확인하면 로그인할 수 있어요. 그동안에도 계산기와 목록은 모두 쓸 수 있어요.',
    closedTitle: '지금은 회원 가입을 받지 않아요',
    closedLine: '로그인하지 않아도 계산기와 목록은 모두 쓸 수 있어요.',
    home: '홈으로',
    memberTitle: '이미 로그인했어요',
    memberLine: '다른 계정을 만들려면 먼저 로그아웃해 주세요.',
    profile: '내 정보',
    welcome: '가입했어요. 반가워요!',
    create: {
      title: '회원 초대',
      line: '비밀번호는 초대받은 사람이 링크에서 직접 정해요. 링크는 7일 동안 쓸 수 있어요.',
      role: '등급',
      submit: '초대하고 링크 받기',
      done: (nickname: string) => `${nickname} 님의 초대 링크를 만들었어요`,
      again: '한 명 더 초대하기',
      detail: '회원 상세',
      list: '기다리는 초대',
    },
    link: {
      title: '일회용 링크',
      line: '이 링크를 본인에게만 전해 주세요. 한 번만 쓸 수 있고, 이 화면을 떠나면 다시 볼 수 없어요.',
      until: (when: string) => `${when}까지 쓸 수 있어요.`,
      copy: '링크 복사',
    },
  },
})
