import type { PagePath, PublicPagePath } from '@gyeol/contract'

type Descriptions = Readonly<Partial<Record<PagePath, string>>>

/** What search results and previews say of a page that says nothing of its own. */
const DESCRIPTIONS: Readonly<Record<PublicPagePath, string>> = {
  '/': '토람 온라인 플레이어를 위한 크리스타·스킬·옵션 부여·메인 퀘스트 도구를 한곳에 모았어요.',
  '/about': '이 사이트를 누가 왜 만들었는지 알려 드려요.',
  '/about/data':
    '크리스타, 장비, 보스, 레지스트릿, 어빌리티 자료가 몇 줄인지, 이름과 수치를 얼마나 확인했는지, 어디에서 왔는지 보여 드려요.',
  '/terms-of-use': '이용약관을 확인해요.',
  '/privacy': '어떤 정보를 왜 저장하는지 알려 드려요.',
  '/retention': '서버에 두는 것마다 얼마나 두는지 알려 드려요.',
  '/contact': '사이트 소유자에게 연락하는 방법이에요.',
  '/imprint': '누가 이 사이트를 운영하는지 알려 드려요.',
  '/developers':
    '공개 API와 자료 묶음을 다른 프로그램에서 쓰는 법과 조건이에요. How to use the public API and data dumps.',
  '/help': '화면마다 쓰는 방법을 알려 드려요.',
  '/help/check': '다른 계산기에서 기록한 결과를 이 브라우저에서 다시 계산해 맞춰 봐요.',
  '/help/:move': '이 화면을 쓰는 방법을 알려 드려요.',
  '/crysta/list': '크리스타를 이름·종류·옵션으로 찾고 비교해요.',
  '/crysta/ability': '원하는 옵션이 붙은 크리스타를 찾아봐요.',
  '/crysta/tree': '크리스타가 어떻게 강화되는지 한눈에 볼 수 있어요.',
  '/crysta/:id': '크리스타의 옵션과 얻는 곳, 강화 순서를 확인해요.',
  '/skill/point': '스킬 포인트를 미리 찍어 보고 공유해요.',
  '/character':
    '장비, 크리스타, 스킬, 음식을 모아 캐릭터의 모든 수치와 그 까닭을 보고, 보스가 몇 타에 쓰러지는지 세요.',
  '/skill/combo': '콤보 태그와 MP를 따져 스킬 콤보를 짜요.',
  '/skill/info': '스킬 트리별 스킬 정보를 모아 봐요.',
  '/skill/info/:category/:group': '스킬 묶음의 자세한 정보를 확인해요.',
  '/statting': '장비 옵션 부여를 잠재력과 성공률까지 미리 계산해요.',
  '/statting/auto': '원하는 옵션을 고르면 좋은 부여 순서를 찾아 줘요.',
  '/registlet': '레지스트릿의 효과와 얻는 레벨을 확인해요.',
  '/registlet/:id': '레지스트릿의 레벨별 효과를 확인해요.',
  '/boss': '보스의 HP와 방어, 내성을 난이도별로 확인해요.',
  '/boss/:id': '보스의 수치와 떨어뜨리는 것을 확인해요.',
  '/ability': '장비에 붙는 어빌리티 목록을 확인해요.',
  '/ability/:id': '어빌리티의 효과를 등급마다 확인해요.',
  '/equipment': '장비를 이름과 옵션으로 찾아봐요.',
  '/equipment/:id': '장비의 수치와 옵션, 얻는 곳을 확인해요.',
  '/guide': '메인 퀘스트와 직업 가이드를 모았어요.',
  '/guide/main-quest': '메인 퀘스트를 어디까지 하면 몇 레벨이 되는지 계산해요.',
  '/quest/main': '메인 퀘스트로 오르는 레벨을 계산해요.',
  '/job': '직업마다 어울리는 스킬·크리스타·레지스트릿을 소개해요.',
  '/job/:id': '이 직업에 어울리는 스킬과 장비를 소개해요.',
  '/event': '진행 중인 이벤트와 다가올 이벤트 일정을 확인해요.',
  '/event/:id': '이벤트의 기간과 내용을 확인해요.',
  '/comics': '짧은 네 컷 만화로 도구 쓰는 법을 배워요.',
  '/comics/:type': '짧은 네 컷 만화로 도구 쓰는 법을 배워요.',
  '/trend/chart': '아이템 가격이 어떻게 바뀌었는지 차트로 봐요.',
  '/price': '종류별 아이템 가격 기록을 확인해요.',
  '/price/:id': '아이템 가격 기록을 자세히 봐요.',
  '/current-price': '회원들이 알린 값의 한가운데와 얼마나 믿을 수 있는지를 품목마다 확인해요.',
  '/current-price/:id': '한 품목의 시세와 근거, 30일 차트, 제보를 확인해요.',
  '/cook/address': '버프 요리를 먹을 수 있는 집 주소를 찾아봐요.',
  '/notion': '공지와 점검 안내를 확인해요.',
  '/notion/:id': '공지 내용을 확인해요.',
  '/correction': '틀린 자료를 알리고, 고치는 데 도와준 분들을 봐요.',
}

export const pageDescriptions: Descriptions = DESCRIPTIONS
