import type { Locale } from '@/i18n/routing'
import type { OwnAddress } from '../addresses'
import { countryName } from '../countries'

type Props = { locale: Locale; address: Omit<OwnAddress, 'id'> }

/** An address as it is written on a parcel. */
export function AddressLines({ locale, address }: Props) {
  const { city, company, country, name, phone, postcode, region, street, street2 } = address
  const lines = [company, street, street2, `${postcode} ${city}`, region, countryName(country, locale), phone].filter(
    Boolean,
  )
  return (
    <address className="text-sm leading-relaxed not-italic">
      <span className="font-semibold">{name}</span>
      {lines.map((line) => (
        <span key={line} className="block text-ink-soft">
          {line}
        </span>
      ))}
    </address>
  )
}
