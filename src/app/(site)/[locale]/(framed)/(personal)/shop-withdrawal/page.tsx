import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { IntentLink } from '@/design/intent-link'
import { AuthPanel } from '@/features/auth/components/auth-panel'
import { WithdrawalForm } from '@/features/shop/fulfilment/after-sales/components/withdrawal-form'
import { openForWithdrawal } from '@/features/shop/fulfilment/after-sales/open-for-withdrawal'
import { quantityField } from '@/features/shop/fulfilment/after-sales/read-form'
import { shopPaths } from '@/features/shop/goods/paths'
import { withdrawalPath } from '@/features/site/frame/site-links'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'afterSales')
  return pageMetadata({ locale, path: withdrawalPath, title: t('title'), description: t('description') })
}

/** The withdrawal function that the law requires; a mailed link or the account opens it with the lines of an order. */
export default async function WithdrawalPage({ params, searchParams }: Props) {
  const locale = await openPage((await params).locale, withdrawalPath)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(await searchParams)) if (typeof value === 'string') query.set(name, value)
  const opened = await openForWithdrawal(query)
  const t = translatorFor(locale, 'afterSales')
  const words = {
    change: t('change'),
    check: t('check'),
    email: t('fields.email'),
    emailHint: t('hints.email'),
    everything: t('everything'),
    failed: t('failed'),
    goods: t('fields.goods'),
    goodsWords: t('goodsWords'),
    name: t('fields.name'),
    next: t('next'),
    number: t('fields.number'),
    numberHint: t('hints.number'),
    part: t('part'),
    sending: t('sending'),
  }
  const lines = opened?.lines.map(({ line, title, colour, size, kept, exception }) => {
    const goods = [title, colour, size].filter(Boolean).join(', ')
    return {
      field: quantityField(line),
      label: t('pieces', { goods }),
      title: goods,
      most: kept,
      ofPieces: t('ofPieces', { count: kept }),
      ...(exception && { note: t(`exception.${exception}`) }),
    }
  })
  return (
    <AuthPanel
      title={t('title')}
      intro={opened ? t('forOrder', { number: opened.number, email: opened.email }) : t('intro')}
      footer={
        <IntentLink href={localePath(locale, shopPaths.returns)} className="inline-flex min-h-6 items-center">
          {t('rules')}
        </IntentLink>
      }
    >
      <WithdrawalForm
        locale={locale}
        statement={randomUUID()}
        opened={opened && lines ? { ...opened, lines } : null}
        words={words}
      />
    </AuthPanel>
  )
}
