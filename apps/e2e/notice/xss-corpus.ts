/** Attempts to run a script, as somebody with the right to write might put them into a post. */
const ADDRESSES = [
  'javascript:window.__xss=1',
  'JaVaScRiPt:window.__xss=1',
  'java&#10;script:window.__xss=1',
  'java&Tab;script:window.__xss=1',
  'javascript&colon;window.__xss=1',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;window.__xss=1',
  'javascript://example.com/%0Awindow.__xss=1',
  'data:text/html,<script>window.__xss=1</script>',
  'data:text/html;base64,PHNjcmlwdD53aW5kb3cuX194c3M9MTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=window.__xss=1 xmlns="http://www.w3.org/2000/svg"/>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'https:javascript:window.__xss=1',
  'view-source:javascript:window.__xss=1',
]

/** One-line attempts; they fit into titles, rewards and names as well. */
export const XSS_LINES = [
  '<script>window.__xss=1</script>',
  '<img src=x onerror=window.__xss=1>',
  '"><img src=x onerror=window.__xss=1>',
  "'><svg onload=window.__xss=1>",
  '<svg/onload=window.__xss=1>',
  '<svg><script>window.__xss=1</script></svg>',
  '<svg><animate onbegin=window.__xss=1 attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.__xss=1>',
  '<body onload=window.__xss=1>',
  '<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>',
  '<iframe src="javascript:parent.__xss=1"></iframe>',
  '<object data="javascript:window.__xss=1"></object>',
  '<details open ontoggle=window.__xss=1>x</details>',
  '<input onfocus=window.__xss=1 autofocus>',
  '<video><source onerror=window.__xss=1></video>',
  '<audio src=x onerror=window.__xss=1>',
  '<marquee onstart=window.__xss=1>x</marquee>',
  '<meta http-equiv="refresh" content="0;url=javascript:window.__xss=1">',
  '<style>@import "javascript:window.__xss=1";</style>',
  '<div style="background:url(javascript:window.__xss=1)">x</div>',
  '<a href="javascript:window.__xss=1">x</a>',
  '<form action="javascript:window.__xss=1"><button>x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=window.__xss=1>">',
  '<!--><img src=x onerror=window.__xss=1>-->',
  '<x onpointerenter=window.__xss=1>x',
  '</title><script>window.__xss=1</script>',
  '</textarea><script>window.__xss=1</script>',
  '{{constructor.constructor("window.__xss=1")()}}',
  '${window.__xss=1}',
  'javascript:window.__xss=1',
]

/** Markdown texts: every address in every form a link or picture has, and raw HTML everywhere. */
export const XSS_MARKDOWN = [
  ...ADDRESSES.flatMap((address, place) => [
    `[글](${address})`,
    `[글](<${address}>)`,
    `![그림](${address})`,
    `<${address}>`,
    // Of two of one name only the first would count.
    `[글][가리킴${place}]\n\n[가리킴${place}]: ${address}`,
  ]),
  ...XSS_LINES.flatMap((html) => [
    html,
    `글 ${html} 글`,
    `- ${html}`,
    `## ${html}`,
    `| 칸 |\n| --- |\n| ${html} |`,
  ]),
]
