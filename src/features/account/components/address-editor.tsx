import { ButtonLink } from '@/design/button'
import { Card } from '@/design/card'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { AddressUse, OwnAddress } from '../addresses'
import { countryOptions } from '../countries'
import { accountPaths } from '../navigation'
import { AddressForm } from './address-form'

const backTo = {
  billing: accountPaths.billingAddress,
  shipping: accountPaths.shippingAddress,
} satisfies Record<AddressUse, string>

type Props = { locale: Locale; address?: OwnAddress; use?: AddressUse }

/** The form for a new or changed address, which returns to the page it was opened from. */
export function AddressEditor({ locale, address, use }: Props) {
  const t = translatorFor(locale, 'account.address')
  const auth = translatorFor(locale, 'auth.problems')
  const back = localePath(locale, use ? backTo[use] : accountPaths.addresses)
  return (
    <Card className="max-w-xl px-4 py-5 md:px-6">
      <AddressForm
        locale={locale}
        address={address}
        use={use}
        next={`${back}?saved=address`}
        countries={countryOptions(locale)}
        words={{
          name: t('name'),
          company: t('company'),
          street: t('street'),
          street2: t('street2'),
          postcode: t('postcode'),
          city: t('city'),
          region: t('region'),
          country: t('country'),
          phone: t('phone'),
          example: t('example', { example: '{example}' }),
          optional: t('optional'),
          failed: auth('unavailable'),
          submit: t('save'),
        }}
      />
      <ButtonLink variant="quiet" href={back} className="mt-3 w-full">
        {t('cancel')}
      </ButtonLink>
    </Card>
  )
}
