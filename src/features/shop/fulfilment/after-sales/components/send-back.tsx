import { ButtonLink } from '@/design/button'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'
import { type OpenedForWithdrawal, quantityField } from '../read-form'
import { SendBackForm } from './send-back-form'

export function OrdersToReturn({ locale, orders }: { locale: Locale; orders: { number: string }[] }) {
  const t = translatorFor(locale, 'account.order')
  const page = localePath(locale, accountPaths.returns)
  return (
    <ul className="flex flex-wrap gap-3">
      {orders.map(({ number }) => (
        <li key={number}>
          <ButtonLink variant="secondary" href={`${page}?${new URLSearchParams({ order: number })}`}>
            {t('number', { number })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

export function SendBack({ locale, opened }: { locale: Locale; opened: OpenedForWithdrawal }) {
  const t = translatorFor(locale, 'afterSales')
  const lines = opened.lines
    .filter(({ arrived }) => arrived > 0)
    .map(({ line, title, colour, size, arrived, exception }) => {
      const goods = [title, colour, size].filter(Boolean).join(', ')
      return {
        field: quantityField(line),
        label: t('pieces', { goods }),
        title: goods,
        most: arrived,
        ofPieces: t('ofPieces', { count: arrived }),
        ...(exception && { note: t(`exception.${exception}`) }),
      }
    })
  const words = {
    failed: t('failed'),
    reason: t('send.reason'),
    submit: t('send.submit'),
    sending: t('sending'),
  }
  return (
    <SendBackForm locale={locale} order={opened.number} formKey={crypto.randomUUID()} lines={lines} words={words} />
  )
}
