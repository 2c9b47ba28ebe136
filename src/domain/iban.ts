/** Without the gaps of the print, in capitals. */
export const plainIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** Whether a text, with gaps or without, is an IBAN with the right check digits (ISO 13616, 7064 MOD 97-10). */
export function isIban(text: string): boolean {
  const iban = plainIban(text)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
