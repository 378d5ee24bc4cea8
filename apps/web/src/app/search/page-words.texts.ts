import { keyTexts } from '../../shared/keyboard/keys.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

/** What else players call the pages, by their path in the route table. */
const KOREAN_WORDS: Readonly<Record<string, readonly string[]>> = {
  '/': ['홈', '처음', '메인'],
  '/statting': ['스텟', '스탯', '잠재', '잠재력', '커스텀', '시뮬레이터', '스탯작'],
  '/statting/auto': ['자동 부여', '자동 스텟', '자동 스탯', '옵션 계산'],
  '/crysta/list': ['크리', '크리스탈', '크리 목록'],
  '/crysta/tree': ['강화 트리', '크리 트리', '강화'],
  '/crysta/ability': ['옵션으로 찾기', '크리 옵션', '크리 검색'],
  '/skill/point': ['스포', '스킬 트리', '스킬 찍기', '스킬 포인트 계산기'],
  '/character': ['캐릭터', '스탯창', '몇 타', '데미지 계산', '딜 계산', '빌드'],
  '/skill/combo': ['콤보', '스킬 연계'],
  '/skill/info': ['스킬 목록', '스킬 설명'],
  '/registlet': ['레지', '레지스틀릿', '레지스트렛'],
  '/guide/main-quest': ['메퀘', '경험치', '레벨업', '메인 퀘'],
  '/guide': ['공략', '안내'],
  '/boss': ['보스', '몬스터', '내성'],
  '/ability': ['어빌리티', '장비 능력', '어빌'],
  '/equipment': ['장비', '무기', '방어구', '템'],
  '/job': ['직업', '빌드', '공략'],
  '/event': ['이벤트', '일정', '달력', '점검'],
  '/trend/chart': ['시세', '가격', '시장', '차트'],
  '/price': ['시세', '가격'],
  '/current-price': ['시세', '지금 시세'],
  '/cook/address': ['요리', '음식', '밥', '요리 주소'],
  '/notion': ['공지사항', '소식'],
  '/notification': ['받은 글', '벨'],
  '/login': ['로그인', '들어가기'],
  '/member/create': ['가입', '회원가입', '계정 만들기'],
  '/member/profile': ['프로필', '내 계정', '마이페이지', '비밀번호 바꾸기'],
  '/setting': ['환경 설정', '글자 크기', '백업', '단축키 끄기', '테마'],
  '/help': ['사용법', '도움말 목록'],
  '/comics': ['만화', '웹툰'],
  '/admin': ['관리자'],
}

export const pageWordTexts = defineTexts({
  korea: {
    home: '홈',
    words: KOREAN_WORDS,
    commands: {
      light: { name: '밝은 화면으로', words: ['라이트 모드', '밝게', '테마', '화면 모드'] },
      dark: { name: '어두운 화면으로', words: ['다크 모드', '어둡게', '테마', '화면 모드'] },
      system: { name: '화면 모드를 시스템에 맞추기', words: ['시스템 모드', '테마', '화면 모드'] },
      session: { name: '새 옵션 부여 세팅 열기', words: ['새 세팅', '새 스탯', '새 탭'] },
      address: { name: '이 화면의 주소 복사', words: ['링크 복사', '공유', '주소'] },
      keys: { name: keyTexts.open, words: keyTexts.openWords },
      logout: { name: '로그아웃', words: ['나가기'] },
    },
    copied: '주소를 복사했어요.',
    notCopied: '주소를 복사하지 못했어요. 주소창에서 복사해 주세요.',
    failed: '열지 못했어요. 연결을 확인해 주세요.',
    sessionsFull: '세팅이 가득 찼어요. 안 쓰는 세팅을 닫고 다시 해 주세요.',
  },
})
