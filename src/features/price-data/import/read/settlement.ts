import settlements from '../data/settlements.json'

const names = new Map<string, string>(Object.entries(settlements))

/**
 * The EKATTE code of five digits, from a code without its leading zeros (`702`), with a district (`68134-07`) or with one
 * zero too many (`068134`). Null where no such settlement exists.
 */
export function settlementCode(written: string): string | null {
  const digits = written.trim().match(/^(\d{1,6})(?:-\d+)?$/)?.[1]
  if (!digits) return null
  const code = digits.length === 6 && digits.startsWith('0') ? digits.slice(1) : digits.padStart(5, '0')
  return names.has(code) ? code : null
}

/** The Bulgarian name of a settlement. @throws RangeError for a code that `settlementCode` has not given */
export function settlementName(code: string): string {
  const name = names.get(code)
  if (!name) throw new RangeError(`no settlement has the code ${code}`)
  return name
}
