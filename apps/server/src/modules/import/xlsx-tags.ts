/** What a tag of a part of a workbook says; names without their prefixes. */
type Attributes = Readonly<Record<string, string>>

const TAG = /<(?:[^\s<>/:!?]+:)?(?<name>[^\s<>/:!?]+)\s(?<said>[^<>]*)>/g

const ATTRIBUTE =
  /(?:[^\s:="']+:)?(?<key>[^\s:="']+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/g

/** The attributes of the tags of a name, one after another: enough to find the sheets of a workbook. */
export function tagsOf(xml: string, name: string): readonly Attributes[] {
  return [...xml.matchAll(TAG)].flatMap(({ groups }) =>
    groups?.name === name ? [attributesOf(groups.said ?? '')] : [],
  )
}

function attributesOf(text: string): Attributes {
  const attributes: Record<string, string> = {}
  for (const { groups } of text.matchAll(ATTRIBUTE)) {
    const { key = '', double, single } = groups ?? {}
    attributes[key] = (double ?? single ?? '').replaceAll('&amp;', '&')
  }
  return attributes
}
