import { defineTexts } from '../../../shared/texts/texts.ts'

type TaskWords = {
  readonly name: string
  readonly line: string
}

/** What waits, by its code on the wire; one without words here is shown as it is. */
const KOREAN_TASKS: Readonly<Record<string, TaskWords>> = {
  'backup.late': { name: '백업', line: '마지막 백업이나 되살리기 시험이 실패했거나 오래됐어요' },
  'database.damaged': {
    name: '손상된 데이터베이스 파일',
    line: '서버를 끄고 파일을 복사해 둔 다음 마지막 백업으로 되살려 주세요. 서버 기록에 자세히 있어요',
  },
  'site.quiet-copy': {
    name: '알림을 보내지 않는 사본',
    line: '백업에서 되살린 사이트예요. 진짜 사이트라면 알림을 다시 보내 주세요',
  },
  'proxy.untrusted': {
    name: '믿도록 정하지 않은 프록시',
    line: '찾아온 사람을 구별하지 못해요. 서버 기록에 적힌 TRUST_PROXY 줄을 설정해 주세요',
  },
  'quota.full': {
    name: '오늘 더 받지 않는 것',
    line: '사이트 전체의 하루 한도를 다 썼어요. 누가 한꺼번에 올렸는지 보거나 한도를 늘려 주세요',
  },
  'clock.jumped': {
    name: '갑자기 바뀐 서버 시계',
    line: '서버의 시각이 맞는지 봐 주세요. 서버를 오래 꺼 두었어도 보여요',
  },
  'member.crowd': {
    name: '같은 곳에서 여러 계정',
    line: '하루 사이에 한곳에서 네 명 넘게 가입했어요. 무엇을 썼는지 봐 주세요',
  },
  'member.waiting': { name: '확인을 기다리는 가입', line: '받아들이거나 거절해 주세요' },
  'content.flood': {
    name: '한꺼번에 올린 새 회원',
    line: '하루 동안 아주 많이 올렸어요. 보고 한꺼번에 내릴 수 있어요',
  },
  'content.waiting': {
    name: '확인을 기다리는 첫 글',
    line: '새 회원이 올렸고 아직 아무에게도 보이지 않아요. 괜찮은지 봐 주세요',
  },
  'problem.open': { name: '알려 온 문제', line: '내리거나 문제없다고 답해 주세요' },
  'push.failed': { name: '가지 못한 알림', line: '여러 번 보냈지만 받는 곳에서 받지 않았어요' },
  'correction.open': { name: '수정 제안', line: '받아들이거나 까닭을 적어 돌려보내 주세요' },
  'character-case.open': {
    name: '게임에서 본 값',
    line: '캐릭터 수치를 게임에서 본 값이에요. 반영하거나 보류해 주세요',
  },
  'price-report.flagged': { name: '신고된 시세', line: '두 분 넘게 이상하다고 한 제보예요' },
  'price-item.proposed': { name: '새로 제안된 시세 품목', line: '품목으로 받을지 정해 주세요' },
  'price.differs': { name: '다시 볼 기준가', line: '요즘 시세와 2배 넘게 달라요' },
  'cook-address.removal': {
    name: '내려 달라는 요리 주소',
    line: '집주인이 지워 달라고 했어요',
  },
  'cook-address.closed': { name: '닫힌 요리 주소', line: '여러 분이 닫혔다고 했어요' },
  'event.expected-end-passed': {
    name: '끝났는지 볼 이벤트',
    line: '예상한 끝이 지났어요',
  },
  'job.review': { name: '다시 볼 직업 가이드', line: '추천한 자료가 바뀌었거나 없어졌어요' },
  'member.without-password': {
    name: '기다리는 초대',
    line: '아직 들어오지 않았어요. 링크를 새로 보낼 수 있어요',
  },
  'staff.without-totp': { name: '2단계 인증이 꺼진 관리자', line: '켜 달라고 알려 주세요' },
  'catalogue.outdated': {
    name: '기준일이 오래된 목록',
    line: '반년 넘게 확인하지 않은 자료예요',
  },
}

export const taskTexts = defineTexts({ korea: KOREAN_TASKS })

export const todayTexts = defineTexts({
  korea: {
    title: '오늘 할 일',
    line: (when: string, count: string) => `${when} · ${count}건이 기다려요`,
    urgentLine: (count: string) => `먼저 볼 것 ${count}건`,
    calmLine: (when: string) => `${when} · 기다리는 일이 없어요`,
    refresh: '새로 고침',
    urgent: '먼저 볼 것',
    waiting: '기다리는 일',
    calm: '할 일 없음',
    oldest: (when: string) => `가장 오래된 것 ${when}`,
    count: (count: string) => `${count}건`,
    uncounted: '–',
    failure: (number: string) => `세지 못했어요 · 오류 번호 ${number}`,
    done: '오늘 할 일을 다 했어요',
    doneLine: '새 일이 오면 여기와 메뉴에 보여요.',
    setup: '처음 할 일',
    setupAway: '접어 두기',
    setupBack: '처음 할 일 펴기',
    keepSamples: '그대로 두기',
    setupCount: (done: number, all: number) => `${done} / ${all}`,
    steps: {
      totp: { name: '2단계 인증 켜기', line: '소유자 계정을 지켜 줘요', act: '켜기' },
      backup: {
        name: '첫 백업 만들기',
        line: '잃어버리기 전에 한 번 내려받아 두어요',
        act: '백업하기',
      },
      setting: {
        name: '사이트 설정 살펴보기',
        line: '가입과 레벨 상한을 정해요',
        act: '열기',
      },
      menu: {
        name: '메뉴에 모든 화면 보이기',
        line: '보스, 직업, 요리 주소도 옆 메뉴에 보여요',
        act: '열기',
      },
      sample: {
        name: '예시 시세 품목 정하기',
        line: '두거나, 서버에서 npm run demo-data -- --remove 명령으로 지워요',
        act: '시세 보기',
      },
      import: { name: '자료 가져오기', line: '엑셀이나 CSV로 한꺼번에 넣어요', act: '가져오기' },
      event: { name: '첫 이벤트 넣기', line: '일정이 있어야 알림도 보낼 수 있어요', act: '넣기' },
      price: { name: '첫 시세 알리기', line: '셋이 알리면 시세가 나와요', act: '알리기' },
      notice: { name: '첫 공지 쓰기', line: '오신 분들께 사이트를 알려요', act: '쓰기' },
      push: {
        name: '푸시 켜기',
        line: '서버의 PUSH_CONTACT에 메일 주소를 적고 다시 시작해요',
        act: '상태 보기',
      },
      invite: { name: '편집자 초대하기', line: '함께 돌볼 분에게 링크를 보내요', act: '초대' },
    },
    stepDone: (name: string) => `${name}, 끝남`,
  },
})
