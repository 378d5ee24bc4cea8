import type { AlertOutcome } from '@gyeol/contract'
import { defineTexts } from '../../../shared/texts/texts.ts'

/** What each alert is called; a new one adds its own here. */
const names: Readonly<Record<string, string>> = {
  'backup.late': '백업이 늦거나 실패했을 때',
  'quota.full': '사이트 전체의 하루 한도가 찼을 때',
  'disk.low': '디스크에 자리가 거의 없을 때',
  'errors.high': '서버 오류가 평소보다 많을 때',
  'tasks.waiting': '사흘 넘게 기다리는 일이 있을 때',
}

export const alertTexts = defineTexts({
  korea: {
    title: '바깥 알림',
    line: '사이트에 들어오지 않아도 알 수 있게, 큰일이 시작하고 끝날 때 알려 드려요. 계속되면 하루에 한 번 다시 알려요.',
    loadFailed: '바깥 알림을 불러오지 못했어요',
    targets: '받을 곳',
    webhook: '웹훅 주소',
    webhookHint:
      'https:// 주소로 JSON을 보내요. 디스코드 웹훅 주소도 그대로 쓸 수 있어요. 주소는 잠가서 저장하고 다시 보여 주지 않아요.',
    mail: '메일 주소',
    mailHint: '서버에 정해 둔 메일 서버(SMTP_URL)로 보내요.',
    cannotMail:
      '메일 서버가 정해지지 않았어요. 서버의 SMTP_URL에 적고 다시 시작하면 메일로도 받을 수 있어요.',
    current: (shown: string) => `지금: ${shown}`,
    unset: '정하지 않았어요',
    save: '저장',
    remove: '그만 받기',
    saved: '저장했어요',
    removed: '이제 그곳으로 보내지 않아요',
    failed: (when: string, outcome: string) => `${when}에 보내지 못했어요: ${outcome}`,
    test: '시험으로 보내기',
    testLine: '정해 둔 곳으로 지금 하나를 보내 봐요.',
    testNone: '받을 곳을 먼저 정해 주세요.',
    testOf: (channel: string, outcome: string) => `${channel}: ${outcome}`,
    channels: { webhook: '웹훅', mail: '메일' },
    outcomes: {
      sent: '보냈어요. 잘 왔는지 확인해 주세요.',
      private: '내부망으로 이어지는 주소라 보내지 않았어요. 밖에서 열리는 주소를 적어 주세요.',
      refused: '받는 쪽이 거절했어요. 주소와 로그인 값을 확인해 주세요.',
      late: '제때 답이 없었어요.',
      unreachable: '연결하지 못했어요. 주소를 확인해 주세요.',
    } satisfies Record<AlertOutcome, string>,
    alerts: '알림',
    alertsLine: '끄면 그 알림만 보내지 않아요.',
    names,
    since: (when: string) => `${when}부터 그래요`,
    calm: '지금은 괜찮아요',
    toldAt: (when: string) => `마지막으로 알린 때 ${when}`,
  },
})
