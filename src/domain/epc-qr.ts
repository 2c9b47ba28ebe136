type Transfer = { name: string; iban: string; bic: string; cents: number; reference: string }

/**
 * Text of a QR code for a SEPA transfer, by the guideline EPC069-12 version 2: one field a line, at most 331 bytes.
 * `cents` are euro cents, from 1 to 999,999,999.99 euro.
 */
export function epcText({ bic, cents, iban, name, reference }: Transfer): string {
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name.slice(0, 70),
    iban.replaceAll(/\s/g, ''),
    amount,
    '',
    '',
    reference.slice(0, 140),
  ]
  return lines.join('\n')
}
