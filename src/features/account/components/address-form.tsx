'use client'

import { useState } from 'react'
import { Form } from '@/design/form/form'
import { FormField } from '@/design/form/form-field'
import { FormSelect } from '@/design/form/form-select'
import { postcodeExample } from '@/domain/postcode'
import type { Locale } from '@/i18n/routing'
import { saveAddressAction } from '../actions'
import type { AddressUse, OwnAddress } from '../addresses'

type Name = Exclude<keyof OwnAddress, 'id'>

type Props = {
  locale: Locale
  address?: OwnAddress
  use?: AddressUse
  next: string
  countries: { value: string; label: string }[]
  /** `example` contains `{example}` in place of a postcode. */
  words: Record<Name | 'example' | 'failed' | 'optional' | 'submit', string>
}

const defaultCountry = 'BG'

export function AddressForm({ locale, address, use, next, countries, words }: Props) {
  const [country, setCountry] = useState(address?.country ?? defaultCountry)
  const example = postcodeExample(country)
  const field = (name: Name) => ({ name, label: words[name], defaultValue: address?.[name] ?? undefined })
  const optional = (name: Name) => ({ ...field(name), label: `${words[name]} (${words.optional})` })
  return (
    <Form
      action={saveAddressAction}
      failed={words.failed}
      submit={words.submit}
      hidden={{ locale, next, ...(address ? { id: address.id } : {}), ...(use ? { use } : {}) }}
    >
      <FormField {...field('name')} autoComplete="name" required />
      <FormField {...optional('company')} autoComplete="organization" />
      <FormSelect
        name="country"
        label={words.country}
        defaultValue={country}
        options={countries}
        onChange={(event) => setCountry(event.target.value)}
        autoComplete="country"
      />
      <FormField {...field('street')} autoComplete="address-line1" required />
      <FormField {...optional('street2')} autoComplete="address-line2" />
      <div className="grid items-start gap-5 sm:grid-cols-[2fr_3fr]">
        <FormField
          {...field('postcode')}
          autoComplete="postal-code"
          hint={example && words.example.replace('{example}', example)}
          required
        />
        <FormField {...field('city')} autoComplete="address-level2" required />
      </div>
      <FormField {...optional('region')} autoComplete="address-level1" />
      <FormField {...optional('phone')} type="tel" autoComplete="tel" />
    </Form>
  )
}
