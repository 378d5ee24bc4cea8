/*
 * Before everything else and in plain JavaScript: an older Node does not read TypeScript and would end
 * with a stack. The server's own check is apps/server/src/config/node-version.ts.
 */
const NEEDED_MAJOR = 26

if (Number(process.versions.node.split('.')[0]) < NEEDED_MAJOR) {
  console.error(
    `Node ${NEEDED_MAJOR} 이상이 필요해요. 지금은 ${process.versions.node} 이에요. 프로젝트 폴더에서 npm install을 하면 함께 와요.\n` +
      `서버만 설치하는 데비안이라면: npm install --global --prefix /usr/local node@${NEEDED_MAJOR} (docs/operations.md)\n` +
      `Node ${NEEDED_MAJOR} or newer is required. "npm install" brings it; see docs/operations.md for Debian.`,
  )
  process.exitCode = 1
}
