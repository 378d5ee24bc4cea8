const METHODS = ['get', 'post', 'put', 'delete']
const PLACES = { path: '경로', query: '질의', header: '헤더' }

/** Builds an element; text never becomes markup. */
function element(name, ...children) {
  const node = document.createElement(name)
  node.append(...children)
  return node
}

function resolve(api, schema) {
  const name = schema?.$ref?.split('/').at(-1)
  return name ? { name, schema: api.components.schemas[name] } : { name: '', schema }
}

function table(headings, rows) {
  const head = element('tr', ...headings.map((text) => element('th', text)))
  const body = rows.map((cells) => element('tr', ...cells.map((cell) => element('td', cell))))
  return element('table', element('thead', head), element('tbody', ...body))
}

function schemaBlock(api, schema) {
  const { name, schema: target } = resolve(api, schema)
  const summary = element('summary', name ? `모양 (${name})` : '모양')
  return element(
    'details',
    summary,
    element('pre', element('code', JSON.stringify(target, null, 2))),
  )
}

function requestPart(api, operation) {
  const parameters = operation.parameters ?? []
  const body = operation.requestBody?.content?.['application/json']?.schema
  const parts = []
  if (parameters.length > 0) {
    const rows = parameters.map(({ name, in: place, required, schema }) => [
      element('code', name),
      PLACES[place] ?? place,
      required ? '필수' : '선택',
      element('code', JSON.stringify(schema)),
    ])
    parts.push(element('h3', '요청 값'), table(['이름', '위치', '필수', '형식'], rows))
  }
  if (body) parts.push(element('h3', '요청 본문'), schemaBlock(api, body))
  return parts
}

function answerPart(api, operation) {
  const rows = Object.entries(operation.responses).map(([status, answer]) => {
    const schema = answer.content?.['application/json']?.schema
    const text = answer.description === 'Default Response' ? '성공' : answer.description
    return [element('code', status), text, schema ? schemaBlock(api, schema) : '본문 없음']
  })
  return [element('h3', '응답'), table(['상태', '코드', '본문'], rows)]
}

function operationSection(api, [method, path, operation]) {
  const title = element('h2', element('code', `${method.toUpperCase()} ${path}`))
  return element(
    'section',
    title,
    element('p', operation.summary ?? ''),
    ...requestPart(api, operation),
    ...answerPart(api, operation),
  )
}

function operationsOf(api) {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => [method, path, item[method]]),
  )
}

async function show() {
  const main = document.querySelector('#operations')
  try {
    const response = await fetch('/api/openapi.json')
    if (!response.ok) throw new Error(String(response.status))
    const api = await response.json()
    main.replaceChildren(...operationsOf(api).map((entry) => operationSection(api, entry)))
  } catch {
    main.replaceChildren(element('p', '문서를 불러오지 못했어요. 잠시 후 다시 열어 주세요.'))
  }
}

void show()
