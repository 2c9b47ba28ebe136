import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { JoinForm } from './guest-forms'

export function JoinOrders({ locale, email }: { locale: Locale; email: string }) {
  const t = translatorFor(locale, 'guestData.join')
  const words = {
    change: t('change'),
    code: t('code'),
    codeHint: t('codeHint'),
    email: t('email'),
    failed: t('failed'),
    send: t('send'),
    sending: t('sending'),
    submit: t('submit'),
  }
  return (
    <details className="mt-8 rounded-lg border border-line px-5 py-4">
      <summary className="cursor-pointer font-semibold">{t('title')}</summary>
      <div className="mt-3 max-w-md space-y-4">
        <p className="text-ink-soft">{t('intro')}</p>
        <JoinForm locale={locale} email={email} words={words} />
      </div>
    </details>
  )
}
