/** Code that comes later: `fetch` brings it once, and tries again after a failure. */
export type LateCode<Code> = {
  readonly fetch: () => Promise<Code>
  /** What has come so far. */
  readonly known: () => Code | undefined
}

/** Keeps what `load` brings. */
export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let code: Code | undefined
  let underWay: Promise<Code> | undefined
  const bring = async () => {
    try {
      return (code = await load())
    } finally {
      underWay = undefined
    }
  }
  return {
    fetch: async () => code ?? (underWay ??= bring()),
    known: () => code,
  }
}
