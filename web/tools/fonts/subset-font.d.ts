declare module 'subset-font' {
  interface AxisRange {
    readonly min: number
    readonly max: number
    readonly default?: number
  }
  interface Options {
    readonly targetFormat: 'woff2'
    readonly keepFeatures: readonly string[]
    readonly variationAxes?: Readonly<Record<string, number | AxisRange>>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
