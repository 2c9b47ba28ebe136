/** Bulgarian letters of units as Tesseract reads them: „г“ is printed like a turned „s“, and „к“ like a Latin one. */
const kilogram = /^(€\/)?[кk][гezае2з]{1,2}([.,;]?)$/iu
const otherUnits: readonly [RegExp, string][] = [
  [/^€\/[nлп][.,]?$/iu, '€/л'],
  [/^€\/[6б][pр][.,]?$/iu, '€/бр.'],
  [/^€\/[mм][.,]?$/iu, '€/м'],
]

/** A unit of measure that was read as letters that look like it; any other text as it is. */
export function withUnit(text: string): string {
  const [, per = '', end = ''] = kilogram.exec(text) ?? []
  if (kilogram.test(text)) return `${per}кг${end}`
  return otherUnits.find(([pattern]) => pattern.test(text))?.[1] ?? text
}
