import { Button } from '@/design/button'
import { Card } from '@/design/card'
import { EmptyState, Notice } from '@/design/notice'
import { Price } from '@/design/price'
import { Unbroken } from '@/design/unbroken'
import { openMattersText } from '@/features/account/my-data/mails'
import { dayOf } from '@/features/account/orders'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { openGuestOrderAction } from '../actions'
import type { GuestData } from '../guest-access'
import { EraseForm } from './guest-forms'

type Props = { locale: Locale; link: string; data: GuestData }

export function GuestDataView({ locale, link, data }: Props) {
  const t = translatorFor(locale, 'guestData')
  return (
    <div className="page max-w-3xl space-y-8 py-6 md:py-10">
      <div className="space-y-2">
        <h1 className="text-2xl text-balance md:text-3xl">{t('title')}</h1>
        <p className="break-words text-ink-soft">{t('opened', { email: data.email })}</p>
      </div>
      {data.orders.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <OrderList locale={locale} link={link} data={data} />
      )}
      {data.isErasable && <Erasure locale={locale} link={link} data={data} />}
    </div>
  )
}

function OrderList({ locale, link, data }: Props) {
  const t = translatorFor(locale, 'guestData')
  const order = translatorFor(locale, 'account.order')
  return (
    <ul className="space-y-3">
      {data.orders.map(({ id, number, placedAt, totalCents }) => (
        <li key={id}>
          <Card className="flex flex-wrap items-center justify-between gap-4 px-4 py-4 md:px-5">
            <div>
              <h2 className="text-base font-semibold">
                <Unbroken text={order('number', { number })} part={number} />
              </h2>
              <p className="mt-1 text-sm text-ink-soft">{order('placed', { date: dayOf(placedAt, locale) })}</p>
              <Price locale={locale} cents={totalCents} size="sm" past className="mt-2" />
            </div>
            <form action={openGuestOrderAction}>
              <input type="hidden" name="locale" value={locale} />
              <input type="hidden" name="key" value={link} />
              <input type="hidden" name="order" value={id} />
              <Button type="submit" variant="secondary" size="sm" aria-label={t('openNamed', { number })}>
                {t('open')}
              </Button>
            </form>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Erasure({ locale, link, data }: Props) {
  const t = translatorFor(locale, 'guestData.erase')
  const words = {
    failed: translatorFor(locale, 'guestData')('failed'),
    sending: translatorFor(locale, 'guestData')('sending'),
    submit: t('submit'),
    sure: t('sure'),
  }
  const open = openMattersText(data.open, locale)
  return (
    <Card className="p-5 md:p-6">
      <section aria-labelledby="erase-title" className="space-y-4">
        <h2 id="erase-title" className="text-xl">
          {t('title')}
        </h2>
        {data.isWaiting ? <Notice tone="note">{t('noted')}</Notice> : <p>{t('intro', { email: data.email })}</p>}
        <ul className="list-disc space-y-2 pl-5 text-ink-soft">
          <li>{t('stays')}</li>
          <li>{t('links')}</li>
          {open.length > 0 && (
            <li>
              {t('waitsFor')}
              <ul className="mt-2 list-disc pl-5">
                {open.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          )}
        </ul>
        {!data.isWaiting && <EraseForm locale={locale} link={link} words={words} />}
      </section>
    </Card>
  )
}
