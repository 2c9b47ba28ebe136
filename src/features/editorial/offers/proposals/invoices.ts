/** Each is on invoices and orders; a brochure may print one of them in its small print. */
const signsOfInvoice = [
  /(?<!\p{L})(?:iban|bic|банкова сметка|bankverbindung)(?!\p{L})/iu,
  /(?<!\p{L})(?:проформа|фактура|счет-фактура|счёт-фактура|invoice|rechnung)\s?(?:№|no|nr|number|номер|:|\d)/iu,
  /(?<!\p{L})(?:данъчна основа|налоговая база|tax base|taxable amount|nettobetrag)(?!\p{L})/iu,
  /(?<!\p{L})(?:ддс №|ин по ддс|vat (?:no|id|number)|ust-id(?:nr)?|инн)(?!\p{L})/iu,
  /(?<!\p{L})(?:сума за плащане|всичко за плащане|общо с ддс|итого с ндс|amount due|total due|gesamtbetrag|zahlbetrag)(?!\p{L})/iu,
]

const fewest = 2

export const isInvoice = (lines: readonly { text: string }[]): boolean =>
  signsOfInvoice.filter((sign) => lines.some(({ text }) => sign.test(text))).length >= fewest
