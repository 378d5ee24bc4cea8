/** The package has no types of its own; these are the options we use. */
declare module 'subset-font' {
  type SubsetOptions = {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2'
    readonly variationAxes?: Readonly<
      Record<string, { readonly min: number; readonly max: number; readonly default: number }>
    >
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
  }
  const subsetFont: (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>
  // oxlint-disable-next-line import/no-default-export -- that is how the package exports
  export default subsetFont
}
