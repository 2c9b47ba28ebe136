export type PrintedCurrency = 'euro' | 'lev'

const sign = '€|eur\\.?|евро|лв\\.?|лева|bgn'
const currencyWord = new RegExp(`^(?:${sign})[.,;!*)]*$`, 'iu')
const centsSign = 'ст\\.?|стотинки|(?:евро)?цента?|cents?|ct\\.?'
const centsWord = new RegExp(`^(?:${centsSign})[.,;!*)]*$`, 'iu')

/** `1 299`, `1.299`, `1’299`; a comma separates thousands only where a dot separates the cents. */
const whole = "\\d{1,3}[ .'’]\\d{3}(?=[.,])|\\d{1,3},\\d{3}(?=\\.)|\\d{1,4}"
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Forms that are an amount also without a sign; in `-.79` the dash stands for no euros. */
const bare = [`(${whole})[.,](\\d{2}|[-–—−]{1,2})`, `(\\d{1,4})[.,]?([${raised}]{2})`, '()[-–—−][.,](\\d{2})']
/** Forms that only a sign tells from other numbers: `15 €`, `1’299 €`, `12,5 €`, `.99 €`. */
const withSign = ["(\\d{1,5}|\\d{1,3}['’]\\d{3})()", '(\\d{1,4})[.,](\\d)', '()[.,](\\d{2})']

const formsOf = (written: readonly string[]) =>
  written.map((form) => new RegExp(`^\\(?(${sign})?\\s?${form}(${sign})?[.,;!*)]*$`, 'iu'))
const [bareForms, signedForms] = [formsOf(bare), formsOf(withSign)]
const ofCents = new RegExp(`^(\\d{1,2})(?:${centsSign})[!*]*$`, 'iu')

export function printedCurrencyOf(text: string): PrintedCurrency | null {
  if (!currencyWord.test(text)) return null
  return /^(?:€|eur|евро)/iu.test(text) ? 'euro' : 'lev'
}

export const saysCents = (text: string) => centsWord.test(text)

const smallPrint = /^[.,]?\d{2}(\D*)$/

/** `99`, optionally followed by the sign or preceded by the comma. */
export function isCents(text: string): boolean {
  const after = smallPrint.exec(text)?.[1]
  return after !== undefined && (/^\*?$/.test(after) || printedCurrencyOf(after) !== null)
}

export type WrittenAmount = { cents: number; currency: PrintedCurrency | null }

const digitsOf = (text: string) =>
  [...text].map((character) => (raised.includes(character) ? raised.indexOf(character) : character)).join('')

function readForm(form: RegExp, text: string): WrittenAmount | null {
  const found = form.exec(text)
  if (!found) return null
  const [, before, euros = '', cents = '', after] = found
  const digits = digitsOf(cents).replace(/\D/g, '')
  return { cents: centsOf(euros, digits.padEnd(2, '0')), currency: printedCurrencyOf(before ?? after ?? '') }
}

const firstOf = (forms: readonly RegExp[], text: string) =>
  forms.reduce<WrittenAmount | null>((read, form) => read ?? readForm(form, text), null)

/** Amount in cents of any currency, from a single word: `2,99`, `1.49€`, `2⁹⁹`, `15лв.`, `3,-`, `€1,149.00`, `99ст.`. */
export function amountIn(text: string): WrittenAmount | null {
  const read = firstOf(bareForms, text)
  if (read) return read
  const signed = firstOf(signedForms, text)
  if (signed?.currency) return signed
  const cents = ofCents.exec(text)?.[1]
  return cents ? { cents: Number(cents), currency: 'euro' } : null
}

/** Amount in a word that is one only because a sign stands beside it: `12,5`, `.99`, `1’299`. Plain numbers are not read here. */
export function amountBySign(text: string): number | null {
  return /[.,'’]/.test(text) ? (firstOf(signedForms, text)?.cents ?? null) : null
}

export function centsOf(whole: string, cents: string): number {
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents)
}
