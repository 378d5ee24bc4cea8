/** What a message that cannot be read is replaced by. */
export const UNREADABLE_WORDS = {
  title: '이벤트 알림',
  body: '이벤트 일정을 확인해 보세요.',
}
