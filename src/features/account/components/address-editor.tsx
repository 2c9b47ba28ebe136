import { MapPin } from 'lucide-react'
import type { Customer } from '@/../payload-types'
import { ButtonLink } from '@/design/button'
import { Card } from '@/design/card'
import { ButtonForm } from '@/design/form/button-form'
import { EmptyState } from '@/design/notice'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'
import { sentenceOf } from '@/lib/forms/problems'
import { chooseAddressAction } from '../actions'
import { type AddressUse, chosenFor, countryOptions, isFor, type OwnAddress } from '../addresses'
import { AbroadNote } from './address-book'
import { AddressForm } from './address-form'
import { AddressLines } from './order-view'

const backTo = {
  billing: accountPaths.billingAddress,
  shipping: accountPaths.shippingAddress,
} satisfies Record<AddressUse, string>

type Props = { locale: Locale; address?: OwnAddress; use?: AddressUse }

export function AddressEditor({ locale, address, use }: Props) {
  const t = translatorFor(locale, 'account.address')
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
          failed: sentenceOf({ code: 'unavailable' }, locale),
          submit: t('save'),
        }}
      />
      <ButtonLink variant="quiet" href={back} className="mt-3 w-full">
        {t('cancel')}
      </ButtonLink>
    </Card>
  )
}

type AddressChoiceProps = { locale: Locale; customer: Customer; addresses: OwnAddress[]; use: AddressUse }

export function AddressChoice({ locale, customer, addresses, use }: AddressChoiceProps) {
  const t = translatorFor(locale, 'account.address')
  const chosen = addresses.find((address) => chosenFor(customer, address).includes(use))
  const others = addresses.filter((address) => address !== chosen && isFor(use, address))
  const editor = `${localePath(locale, accountPaths.addresses)}?use=${use}`
  const here = localePath(locale, accountPaths[`${use}Address`])
  const add = (
    <ButtonLink variant={chosen ? 'secondary' : 'primary'} href={`${editor}&edit=new`}>
      {t('add')}
    </ButtonLink>
  )
  if (addresses.length === 0) {
    return <EmptyState icon={<MapPin size={28} />} title={t('emptyTitle')} text={t('emptyText')} action={add} />
  }
  return (
    <div className="space-y-8">
      {chosen ? (
        <Card raised className="flex max-w-xl flex-col gap-4 px-4 py-5 md:px-6">
          <AddressLines locale={locale} address={chosen} />
          <AbroadNote locale={locale} address={chosen} />
          <ButtonLink variant="secondary" size="sm" href={`${editor}&edit=${chosen.id}`} className="self-start">
            {t('edit')}
          </ButtonLink>
        </Card>
      ) : (
        <p className="text-ink-soft">{t('noneChosen')}</p>
      )}
      {others.length > 0 && (
        <section>
          <h2 className="mb-3 text-lg">{t('others')}</h2>
          <ul className="grid gap-3 md:grid-cols-2">
            {others.map((address) => (
              <li key={address.id}>
                <Card className="flex h-full flex-col gap-4 px-4 py-4 md:px-5">
                  <AddressLines locale={locale} address={address} />
                  <div className="mt-auto">
                    <ButtonForm
                      variant="secondary"
                      action={chooseAddressAction}
                      hidden={{ locale, id: address.id, use, next: `${here}?saved=chosen` }}
                      aria-label={`${t('take')}: ${address.name}, ${address.street}`}
                    >
                      {t('take')}
                    </ButtonForm>
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
      {add}
    </div>
  )
}
