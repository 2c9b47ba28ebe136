export type Currency = 'euro' | 'lev'

const sign = '€|eur\\.?|евро|лв\\.?|лева|bgn'
const currencyWord = new RegExp(`^(?:${sign})[.,;*]*$`, 'iu')
const decimal = new RegExp(`^(?:€\\s?)?(\\d{1,4}|\\d{1,3}[ .]\\d{3})[.,](\\d{2}|[-–—]{1,2})(${sign})?[.,;*]*$`, 'iu')
const signedWhole = new RegExp(`^(?:(€)\\s?(\\d{1,5})|(\\d{1,5})(${sign}))[*]*$`, 'iu')
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const raisedCents = new RegExp(`^(\\d{1,4})[.,]?([${raised}]{2})(${sign})?[*]*$`, 'iu')

export function currencyOf(text: string): Currency | null {
  if (!currencyWord.test(text)) return null
  return /^(?:€|eur|евро)/iu.test(text) ? 'euro' : 'lev'
}

const currencyIn = (text: string | undefined): Currency | null => (text ? currencyOf(text) : null)

/** Amount in integer cents of whatever currency: what one word says, `2,99`, `1.49€`, `2⁹⁹`, `15лв.`, `3,-`. */
export function amountIn(text: string): { cents: number; currency: Currency | null } | null {
  const plain = decimal.exec(text)
  if (plain) {
    const [, whole = '', cents = '', currency] = plain
    const signed = text.startsWith('€') ? 'euro' : currencyIn(currency)
    return { cents: centsOf(whole, /\d/.test(cents) ? cents : '00'), currency: signed }
  }
  const small = raisedCents.exec(text)
  if (small) {
    const [, whole = '', cents = '', currency] = small
    const digits = [...cents].map((character) => raised.indexOf(character)).join('')
    return { cents: centsOf(whole, digits), currency: currencyIn(currency) }
  }
  const whole = signedWhole.exec(text)
  if (!whole) return null
  return { cents: centsOf(whole[2] ?? whole[3] ?? '', '00'), currency: whole[1] ? 'euro' : currencyIn(whole[4]) }
}

export function centsOf(whole: string, cents: string): number {
  return Number(whole.replace(/[ .]/g, '')) * 100 + Number(cents)
}
