/** The runtime this server is written for: node:sqlite, crypto.randomUUIDv7 and plain TypeScript. */
export const NEEDED_NODE_MAJOR = 26

/** Says what to do when the runtime is too old; null when it is fine. */
export function describeOldNode(version: string): string | null {
  const major = Number(version.split('.')[0])
  if (major >= NEEDED_NODE_MAJOR) return null
  return [
    `Node ${NEEDED_NODE_MAJOR} 이상이 필요해요. 지금은 ${version} 이에요. 프로젝트 폴더에서 npm install 뒤 npm start 로 실행하거나, npm install --global --prefix /usr/local node@${NEEDED_NODE_MAJOR} 로 설치해 주세요.`,
    `Node ${NEEDED_NODE_MAJOR} or later is needed, this is ${version}. Run npm install, then npm start, in the project folder.`,
  ].join('\n')
}
