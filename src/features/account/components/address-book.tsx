import { MapPin, Plus } from 'lucide-react'
import type { Customer } from '@/../payload-types'
import { ButtonLink } from '@/design/button'
import { Card } from '@/design/card'
import { Chip } from '@/design/chip'
import { ButtonForm } from '@/design/form/button-form'
import { EmptyState } from '@/design/notice'
import { isInDeliveryCountry } from '@/domain/delivery'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'
import { chooseAddressAction, removeAddressAction } from '../actions'
import { type AddressUse, addressUse, chosenFor, isFor, type OwnAddress } from '../addresses'
import { AddressLines } from './order-view'

type Props = { locale: Locale; customer: Customer; addresses: OwnAddress[]; removing: string | undefined }

export function AddressBook({ locale, customer, addresses, removing }: Props) {
  const t = translatorFor(locale, 'account.address')
  const pages = translatorFor(locale, 'account.pages')
  const add = (
    <ButtonLink href={`${localePath(locale, accountPaths.addresses)}?edit=new`}>
      <Plus aria-hidden size={20} />
      {t('add')}
    </ButtonLink>
  )
  if (addresses.length === 0) {
    return <EmptyState icon={<MapPin size={28} />} title={t('emptyTitle')} text={t('emptyText')} action={add} />
  }
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              locale={locale}
              address={address}
              chosen={chosenFor(customer, address)}
              removing={address.id === removing}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {add}
        {addressUse.options.map((use) => (
          <ButtonLink key={use} variant="secondary" href={localePath(locale, accountPaths[`${use}Address`])}>
            {pages(`${use}Address.title`)}
          </ButtonLink>
        ))}
      </div>
    </>
  )
}

export function AbroadNote({ locale, address }: { locale: Locale; address: OwnAddress }) {
  const t = translatorFor(locale, 'account.address')
  return isInDeliveryCountry(address) ? null : <p className="text-sm text-ink-soft">{t('abroad')}</p>
}

type AddressCardProps = {
  locale: Locale
  address: OwnAddress
  chosen: AddressUse[]
  removing?: boolean
}

function AddressCard({ locale, address, chosen, removing }: AddressCardProps) {
  const t = translatorFor(locale, 'account.address')
  const path = localePath(locale, accountPaths.addresses)
  const named = (text: string) => `${text}: ${address.name}, ${address.street}`
  return (
    <Card className="flex h-full flex-col gap-4 px-4 py-4 md:px-5">
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {chosen.map((use) => (
            <Chip key={use} tone="accent">
              {t(`is.${use}`)}
            </Chip>
          ))}
        </div>
      )}
      <AddressLines locale={locale} address={address} />
      <AbroadNote locale={locale} address={address} />
      {removing ? (
        <div role="alert" className="mt-auto">
          <p className="mb-3 font-medium">{t('sure')}</p>
          <div className="flex flex-wrap gap-2">
            <ButtonForm action={removeAddressAction} hidden={{ locale, id: address.id, next: `${path}?saved=removed` }}>
              {t('remove')}
            </ButtonForm>
            <ButtonLink variant="secondary" size="sm" href={path}>
              {t('keep')}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <div className="mt-auto flex flex-wrap gap-2">
          <ButtonLink variant="secondary" size="sm" href={`${path}?edit=${address.id}`} aria-label={named(t('edit'))}>
            {t('edit')}
          </ButtonLink>
          {addressUse.options
            .filter((use) => !chosen.includes(use) && isFor(use, address))
            .map((use) => (
              <ButtonForm
                key={use}
                variant="secondary"
                action={chooseAddressAction}
                hidden={{ locale, id: address.id, use, next: `${path}?saved=chosen` }}
                aria-label={named(t(`choose.${use}`))}
              >
                {t(`choose.${use}`)}
              </ButtonForm>
            ))}
          <ButtonLink
            variant="quiet"
            size="sm"
            href={`${path}?remove=${address.id}`}
            scroll={false}
            aria-label={named(t('remove'))}
          >
            {t('remove')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
