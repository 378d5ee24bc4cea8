import { PRODUCT_NAME } from '@gyeol/contract'
import type { FastifyReply } from 'fastify'

const PAGE = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>준비 중 | ${PRODUCT_NAME}</title>
  </head>
  <body>
    <h1>화면이 아직 만들어지지 않았어요</h1>
    <p>프로젝트 폴더에서 <code>npm run build</code> 를 실행한 뒤 서버를 다시 시작해 주세요.</p>
  </body>
</html>
`

/** The answer to every page while the web app is not built. */
export function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('retry-after', '60')
    .send(PAGE)
}
