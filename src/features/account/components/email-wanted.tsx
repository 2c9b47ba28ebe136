import { IntentLink } from '@/design/intent-link'
import { Notice } from '@/design/notice'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '../navigation'

type Props = { locale: Locale; why: 'data' | 'follows' }

/** Where we promise a mail and the account, made by phone, has no address for it. */
export function EmailWanted({ locale, why }: Props) {
  const t = translatorFor(locale, 'account.emailWanted')
  return (
    <Notice tone="problem">
      <p>
        {t(why)}{' '}
        <IntentLink href={localePath(locale, accountPaths.profile)} className="text-accent underline">
          {t('add')}
        </IntentLink>
      </p>
    </Notice>
  )
}
