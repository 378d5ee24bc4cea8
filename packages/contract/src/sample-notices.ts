import type { LevelRoleCode } from './names/level-roles.ts'

type SampleNotice = {
  readonly title: string
  readonly body: string
  readonly levelCode: LevelRoleCode
  readonly isPinned: boolean
}

const WELCOME = `결정판을 열어 주셔서 고마워요. 이 글은 **처음 열었을 때 보이는 예시**예요.

- 공지 화면에는 누구나 볼 수 있는 글이 모여요.
- 종 모양 단추를 누르면 나에게 온 공지와 아직 읽지 않은 공지를 볼 수 있어요.
- 편집자는 글을 쓰고, 고정하고, 나중에 나오도록 예약할 수 있어요.

관리자는 이 글을 고치거나 지워도 돼요. 지운 예시는 다시 생기지 않아요.`

const BEFORE_MAINTENANCE = `점검 안내를 올릴 때 참고하시라고 넣어 둔 **예시**예요.

1. 언제 시작해서 언제 끝나는지 한국 시간으로 적어요.
2. 끝나는 때를 모르면 "점검이 끝날 때까지"라고 적어요.
3. 점검 전에 받아 두어야 하는 보상이 있으면 함께 알려요.

일정은 [이벤트 일정](/event)에도 올려 두면 달력과 알림으로 받아 볼 수 있어요.`

const FOR_EDITORS = `편집자 이상만 볼 수 있는 **예시** 글이에요.

- 글마다 볼 사람을 정할 수 있고, 내 등급보다 높은 대상에게는 보낼 수 없어요.
- 다른 사람이 먼저 고친 글은 저장되지 않고, 지금 내용을 보여 드려요.
- 내가 쓴 글은 내가, 모든 글은 관리자가 고칠 수 있어요.`

/**
 * The notices a new site begins with, by their ids: UUIDs like those of every other notice; they
 * never change.
 */
export const SAMPLE_NOTICES: ReadonlyMap<string, SampleNotice> = new Map([
  [
    '01900000-0000-7000-8000-00000000a001',
    {
      title: '[예시] 결정판에 오신 것을 환영해요',
      body: WELCOME,
      levelCode: 'ALL',
      isPinned: true,
    },
  ],
  [
    '01900000-0000-7000-8000-00000000a002',
    {
      title: '[예시] 점검 안내는 이렇게 써요',
      body: BEFORE_MAINTENANCE,
      levelCode: 'ALL',
      isPinned: false,
    },
  ],
  [
    '01900000-0000-7000-8000-00000000a003',
    {
      title: '[예시] 편집자에게: 공지 쓰는 법',
      body: FOR_EDITORS,
      levelCode: 'EDITOR',
      isPinned: false,
    },
  ],
])
