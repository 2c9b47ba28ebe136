import type { Metadata } from 'next'
import { Button, ButtonLink } from '@/design/button'
import { formatDay } from '@/design/format'
import { AuthPanel } from '@/features/auth/components/auth-panel'
import { shopPaths } from '@/features/shop/goods/paths'
import { remindAction } from '@/features/shop/orders/vouchers/actions'
import { reminderPath, reminderTokens } from '@/features/shop/orders/vouchers/mails'
import { readReminder } from '@/features/shop/orders/vouchers/reminder'
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
  const t = translatorFor(locale, 'vouchers.reminder')
  return pageMetadata({ locale, path: reminderPath, title: t('title'), description: t('text'), index: false })
}

/**
 * Recipients of a voucher ask for a reminder here. Opening the link does nothing, because mail scanners open every
 * link.
 */
export default async function VoucherReminderPage({ params, searchParams }: Props) {
  const locale = await openPage((await params).locale, reminderPath)
  const { key } = await searchParams
  const t = translatorFor(locale, 'vouchers.reminder')
  const back = (
    <ButtonLink variant="secondary" href={localePath(locale, shopPaths.vouchers)}>
      {translatorFor(locale, 'vouchers')('title')}
    </ButtonLink>
  )
  const token = reminderTokens.read(key)
  const reminder = token && (await readReminder(token.id))
  if (!reminder) return <AuthPanel title={t('title')} intro={t('invalid')} footer={back} />
  const { expiresOn, state } = reminder
  if (state !== 'open') {
    const intro = t(state, { day: formatDay(expiresOn, locale, 'full') })
    return <AuthPanel title={t('title')} intro={intro} footer={back} />
  }
  return (
    <AuthPanel title={t('title')} intro={t('text')} footer={back}>
      <form action={remindAction}>
        <input type="hidden" name="key" value={String(key)} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" className="w-full">
          {t('button')}
        </Button>
      </form>
    </AuthPanel>
  )
}
