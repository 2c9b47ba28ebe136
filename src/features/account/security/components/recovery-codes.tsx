import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { offersRecoveryCodes } from '../recovery-codes/recover'
import { codesLeft } from '../recovery-codes/stored-codes'
import { RenewCodes } from './renew-codes'
import { sheetWords } from './sheet-words'

type Props = { locale: Locale; customer: string; mayChange: boolean }

/** How many recovery codes are left, and new ones. */
export async function RecoveryCodes({ locale, customer, mayChange }: Props) {
  if (!offersRecoveryCodes()) return null
  const t = translatorFor(locale, 'security.recoveryCodes')
  const left = await codesLeft(customer)
  return (
    <div className="space-y-3 border-t border-line pt-4">
      <h3 className="text-base font-semibold">{t('title')}</h3>
      <p className="text-sm text-ink-soft">
        {t('left', { count: left })} {t('intro')}
      </p>
      {mayChange && <RenewCodes locale={locale} submit={t('renew')} words={sheetWords(locale)} />}
    </div>
  )
}
