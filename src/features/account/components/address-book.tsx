import { MapPin, Plus } from 'lucide-react'
import type { Customer } from '@/../payload-types'
import { ButtonLink } from '@/design/button'
import { EmptyState } from '@/design/empty-state'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { addressUse, chosenFor, type OwnAddress } from '../addresses'
import { accountPaths } from '../navigation'
import { AddressCard } from './address-card'

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
