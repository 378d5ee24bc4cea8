/** The part of the library that is used here; it ships no types. */
declare module 'saxen' {
  type Decode = (text: string) => string

  /** Reads XML and calls who listens. */
  export class Parser {
    on(
      event: 'openTag',
      listener: (
        name: string,
        readAttributes: () => Readonly<Record<string, string>>,
        decode: Decode,
      ) => void,
    ): this
    on(event: 'closeTag', listener: (name: string) => void): this
    on(event: 'text', listener: (text: string, decode: Decode) => void): this
    on(event: 'cdata', listener: (text: string) => void): this
    on(event: 'error', listener: (error: Error) => void): this
    parse(xml: string): this
  }
}
