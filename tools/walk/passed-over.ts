/** What a walk cannot do on the machine it walks on. Whatever is not named here is done. */
const PASSED: readonly { readonly command: RegExp; readonly reason: string }[] = [
  { command: /^(?:docker |cp ops\/compose)/, reason: '컨테이너 안에서는 컨테이너를 띄우지 못해요' },
  { command: /nginx/, reason: '인증서가 있어야 해요' },
  { command: /^npm test$/, reason: '모든 테스트는 따로 해요' },
  { command: /^sudo apt-get .*chromium/, reason: '테스트에 쓰는 프로그램이에요' },
]

/** Why a command is passed over; null for one that is done. */
export function reasonToPass(command: string): string | null {
  return PASSED.find((rule) => rule.command.test(command))?.reason ?? null
}
