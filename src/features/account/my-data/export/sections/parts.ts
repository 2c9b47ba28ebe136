import { z } from 'zod'
import { countryName } from '@/features/account/countries'
import { type Html, html } from '@/lib/mailing/html'
import type { Document } from '../own-documents'
import type { PersonWords } from '../person-words'

export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** Writes the documents of one collection; none where they do not look as expected, which the plain fields then show. */
export type WriteSection = (documents: Document[], words: PersonWords) => Html[]

/** A section whose documents are each written alike. */
export function eachAs<Shape extends z.ZodType>(
  shape: Shape,
  write: (document: z.output<Shape>, words: PersonWords) => Html,
): WriteSection {
  return (documents, words) => documents.map((document) => write(shape.parse(document), words))
}

export const sentences = (...said: string[]): Html => html`<p>${said.filter(Boolean).join(' ')}</p>`

/** Text in the person's own words, with its line breaks. */
export const quoted = (said: string): Html => (said ? html`<blockquote>${said}</blockquote>` : html``)

export const addressShape = z.object({
  name: text,
  company: text,
  street: text,
  street2: text,
  postcode: text,
  city: text,
  region: text,
  country: text,
  phone: text,
})

/** An address as it is written on a parcel. */
export function addressHtml(address: z.output<typeof addressShape>, { locale }: PersonWords): Html {
  const { name, company, street, street2, postcode, city, region, country, phone } = address
  const place = `${postcode} ${city}`.trim()
  const lines = [name, company, street, street2, place, region, country && countryName(country, locale), phone]
  return html`<address>${lines.filter(Boolean).join('\n')}</address>`
}
