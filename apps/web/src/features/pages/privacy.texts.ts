import { withParticle } from '@gyeol/korean'
import { PRODUCT_NAME } from '../../shared/product.ts'
import { defineTexts } from '../../shared/texts/texts.ts'
import type { Article } from './article.ts'

export const privacyTexts = defineTexts<Article>({
  korea: {
    title: '개인정보 처리방침',
    intro: `${withParticle(PRODUCT_NAME, '은/는')} 필요한 것만 다루고, 팔거나 광고에 쓰지 않아요.`,
    sections: [
      {
        heading: '브라우저에만 남는 것',
        paragraphs: [
          '세팅, 화면 모드 같은 설정은 지금 쓰는 브라우저 안에만 저장되고 서버로 보내지 않아요. 브라우저의 사이트 데이터를 지우면 함께 사라져요.',
          '공유 링크의 세팅은 주소의 # 뒤에 들어 있어서 서버에 전해지지 않아요.',
        ],
      },
      {
        heading: '서버에 남는 것',
        terms: [
          ['접속 기록', '고장을 고치고 남용을 막기 위한 요청 시각, 경로, 접속 주소'],
          [
            '로그인 기록',
            '회원이 로그인하고 로그아웃한 때와, 집을 알 수 없을 만큼 넓힌 접속 주소. 2년 뒤에 지우고, 탈퇴하면 접속 주소를 바로 지워요.',
          ],
          ['오류 신고', '화면이 멈췄을 때의 오류 내용, 페이지 경로, 앱 버전. 입력한 내용은 빼요.'],
          ['회원 정보', '가입한 사람의 아이디, 닉네임, 되돌릴 수 없게 바꾼 비밀번호'],
          [
            '요리 주소',
            '회원이 알린 게임 속 집의 코드와 요리, 그날그날의 확인. 집주인은 누구나 내려 달라고 할 수 있고, 받아들이면 다시 알리지 못하게 코드만 남아요.',
          ],
        ],
      },
      {
        heading: '쿠키',
        paragraphs: [
          '로그인을 유지하는 쿠키와, 언어를 골랐을 때 그 언어를 기억하는 쿠키만 써요. 로그인하지 않고 언어도 고르지 않으면 쿠키를 쓰지 않고, 다른 회사의 추적 도구도 쓰지 않아요.',
        ],
      },
      {
        heading: '지우기',
        paragraphs: [
          '회원은 내 정보에서 언제든 탈퇴할 수 있어요. 탈퇴하면 회원 정보는 지워지고, 남는 글에서는 이름이 지워져요.',
        ],
      },
    ],
  },
})
