import { IntentLink } from '@/design/intent-link'
import { offersRecoveryCodes } from '@/features/account/security/recovery-codes/recover'
import { getSiteSettings } from '@/features/site/frame/data'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { locale: Locale; next: string; alsoCodes?: boolean }

/** The ways in for somebody who has lost the device of the second step. */
export async function LostDevice({ locale, next, alsoCodes = true }: Props) {
  const t = translatorFor(locale, 'security.lost')
  const { contactEmail } = await getSiteSettings(locale)
  const recover = `${localePath(locale, '/login/code')}?${new URLSearchParams({ next, recover: '1' })}`
  return (
    <details>
      <summary className="cursor-pointer py-1 font-semibold text-ink">{t('title')}</summary>
      <div className="mt-1 space-y-2">
        {alsoCodes && offersRecoveryCodes() && (
          <p>
            <IntentLink href={recover} className="font-semibold text-accent">
              {t('code')}
            </IntentLink>
          </p>
        )}
        <p>
          {contactEmail ? t('write', { email: contactEmail }) : t('writeUs')} {t('human')}
        </p>
      </div>
    </details>
  )
}
