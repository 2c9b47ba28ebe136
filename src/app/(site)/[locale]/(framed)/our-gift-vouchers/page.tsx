import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { isVatRegistered } from '@/domain/tax-class'
import { shopPaths } from '@/features/shop/goods/paths'
import { BalanceForm } from '@/features/shop/orders/vouchers/components/balance-form'
import { BuyForm } from '@/features/shop/orders/vouchers/components/buy-form'
import { VoucherCard } from '@/features/shop/orders/vouchers/components/order-voucher'
import { designNames, designs } from '@/features/shop/orders/vouchers/designs'
import { getVoucherPayments, getVoucherSettings } from '@/features/shop/orders/vouchers/settings'
import { longestMessage } from '@/features/shop/orders/vouchers/voucher-wish'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'vouchers')
  return pageMetadata({ locale, path: shopPaths.vouchers, title: t('title'), description: t('intro') })
}

export default async function GiftVouchersPage({ params }: Props) {
  const locale = await openPage((await params).locale, shopPaths.vouchers)
  const t = translatorFor(locale, 'vouchers')
  const payments = translatorFor(locale, 'checkout.payments')
  const [settings, methods] = await Promise.all([getVoucherSettings(), getVoucherPayments()])
  const euro = (cents: number) => formatEuro(cents, locale)
  const limits = { min: euro(settings.minCents), max: euro(settings.maxCents), years: settings.validYears }
  const words = {
    ...wordsOf(locale),
    otherHint: t('form.otherHint', limits),
  }
  const vat = settings.vat === 'multi-purpose' ? 'form.untaxed' : 'form.taxed'
  return (
    <div className="page max-w-6xl pt-4 pb-12 md:pt-8">
      <div className="grid items-center gap-6 md:grid-cols-2 md:gap-12">
        <div>
          <h1 className="text-3xl text-balance md:text-5xl">{t('title')}</h1>
          <p className="mt-4 text-lg text-ink-soft">{t('intro')}</p>
          <ul className="mt-4 list-disc space-y-1 pl-5 text-ink-soft">
            <li>{t('facts.valid', limits)}</li>
            <li>{t('facts.parts')}</li>
            <li>{t('facts.back')}</li>
          </ul>
        </div>
        <VoucherCard design="ribbon" title={t('card.title')} />
      </div>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="buy" className="max-w-2xl">
          <h2 id="buy" className="mb-5 text-2xl">
            {t('buyTitle')}
          </h2>
          {methods.length === 0 ? (
            <p>{t('notSold')}</p>
          ) : (
            <BuyForm
              locale={locale}
              words={words}
              vatNote={isVatRegistered(settings) ? t(vat) : null}
              amounts={settings.amounts.map((cents) => ({ value: String(cents), label: euro(cents) }))}
              payments={methods.map((method) => ({ value: method, label: payments(`${method}.name`) }))}
              designs={designNames.map((name) => ({
                name,
                label: t(`designs.${name}`),
                ink: designs[name].ink,
                card: <VoucherCard design={name} />,
              }))}
              messageMax={longestMessage}
              rights={<Rights locale={locale} years={settings.validYears} />}
            />
          )}
        </section>
        <section aria-labelledby="balance" className="lg:sticky lg:top-24">
          <h2 id="balance" className="mb-2 text-xl">
            {t('balanceTitle')}
          </h2>
          <p className="mb-4 text-ink-soft">{t('balanceIntro')}</p>
          <BalanceForm
            locale={locale}
            words={{ code: t('code'), codeHint: t('codeHint'), submit: t('balanceButton'), failed: t('form.failed') }}
          />
        </section>
      </div>
    </div>
  )
}

/** Facts that must be stated before the order: validity, right of withdrawal, terms. */
function Rights({ locale, years }: { locale: Locale; years: number }) {
  const link = (path: string) => (words: ReactNode) => (
    <IntentLink href={localePath(locale, path)} className="text-accent underline">
      {words}
    </IntentLink>
  )
  return (
    <div className="space-y-2 text-sm text-ink-soft">
      <p>{translatorFor(locale, 'vouchers')('rights', { years })}</p>
      <p>{translatorFor(locale, 'checkout').rich('terms', { terms: link('/terms'), privacy: link('/gdpr') })}</p>
    </div>
  )
}

function wordsOf(locale: Locale) {
  const t = translatorFor(locale, 'vouchers.form')
  return {
    amount: t('amount'),
    buyer: t('buyer'),
    buyerEmail: t('buyerEmail'),
    buyerEmailHint: t('buyerEmailHint'),
    buyerTitle: t('buyerTitle'),
    change: t('change'),
    check: t('check'),
    day: t('day'),
    dayHint: t('dayHint'),
    design: t('design'),
    email: t('email'),
    failed: t('failed'),
    mail: t('mail'),
    mailHint: t('mailHint'),
    message: t('message'),
    next: t('next'),
    other: t('other'),
    otherAmount: t('otherAmount'),
    payment: t('payment'),
    print: t('print'),
    printHint: t('printHint'),
    recipient: t('recipient'),
    sender: t('sender'),
    sending: t('sending'),
    total: t('total'),
    way: t('way'),
  }
}
