import { PRODUCT_NAME } from '../../shared/product.ts'
import { defineTexts } from '../../shared/texts/texts.ts'
import type { Article } from './article.ts'
import { CLIENT_COMMAND, DEVELOPERS_IN_ENGLISH } from './developers-in-english.texts.ts'

export const developersTexts = defineTexts<Article>({
  korea: {
    title: '개발자에게',
    intro: `${PRODUCT_NAME}의 자료와 공개 API를 다른 프로그램에서 쓰는 법과 조건이에요.`,
    sections: [
      {
        heading: '쓰는 조건',
        points: [
          `자료를 보여 주는 곳에 출처로 ‘${PRODUCT_NAME}’ 이름과 이 사이트의 주소를 적어 주세요. 그러면 무료로 쓰고, 고치고, 다시 나눠도 돼요.`,
          '이름과 수치에는 확인한 정도(evidence, numbersEvidence)가 붙어 있어요. 짐작인 값을 확인한 값처럼 보여 주지 말아 주세요.',
          '토람 온라인과 게임의 이름, 그림의 권리는 권리자에게 있어요. 이 조건은 우리가 모으고 다듬은 자료에 대한 거예요.',
          '회원이 쓴 글(공지, 이벤트, 직업 가이드)은 링크로 알려 주세요. 옮겨 싣는 것은 쓴 사람에게 물어봐 주세요.',
        ],
      },
      {
        heading: '부르는 법',
        points: [
          '로그인 없이 부를 수 있는 GET은 어느 출처의 페이지에서나 읽을 수 있어요(CORS). 쿠키와 인증은 받지 않고, 미리 묻는 요청(preflight)이 필요한 헤더도 받지 않아요.',
          '한 주소에서 10초에 50번, 1분에 200번까지예요. 넘으면 429와 Retry-After로 답해요. 한꺼번에 받을 때는 목록을 한 줄씩 부르지 말고 자료 묶음을 받아 주세요.',
          '답에는 ETag가 있어요. If-None-Match로 다시 물으면 바뀌지 않았을 때 304만 보내요. 몇 분보다 자주 물을 까닭은 거의 없어요.',
          'User-Agent에 프로그램 이름과 연락할 곳을 적어 주면 문제가 생겼을 때 막기 전에 알려 드릴 수 있어요.',
        ],
      },
      {
        heading: '자료 묶음',
        terms: [
          ['/api/data', '받을 수 있는 목록과 판(edition), 크기, 쓰는 조건'],
          ['/api/data/crysta', '크리스타 전체. equipment, boss, ability, registlet도 있어요'],
          [
            '/api/data/crysta?since=판',
            '그 판 뒤로 바뀐 줄(items)과 지금 있는 모든 번호(ids). 받은 줄은 덮어쓰고, ids에 없는 줄은 지우면 돼요. since가 null이면 전체예요',
          ],
        ],
      },
      {
        heading: '약속',
        points: [
          '/api/openapi.json에 모든 기능의 이름(operationId)과 모양과 예시가 있어요. 사람이 읽기는 /api/docs가 쉬워요.',
          `코드를 만들어 쓸 수 있어요: ${CLIENT_COMMAND}`,
          '있던 필드를 없애거나 뜻을 바꾸기 전에 공지에서 적어도 30일 먼저 알려요. 새 필드는 알리지 않고 늘 수 있으니 모르는 필드는 지나쳐 주세요.',
          '새 공지는 /feed/notices.xml, 일정은 /feed/events.ics로도 받을 수 있어요.',
        ],
      },
    ],
  },
})

/** For readers from elsewhere, below the page in Korean. */
export const englishDevelopersTexts: Article | null = DEVELOPERS_IN_ENGLISH
