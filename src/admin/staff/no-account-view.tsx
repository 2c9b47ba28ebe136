import type { AdminViewServerProps } from 'payload'
import { translatorFor } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { CmsLogo } from '../brand/brand'

/** Instead of Payload's form for the first account, which anybody could send and we therefore do not take. */
export function NoAccountView({ initPageResult }: AdminViewServerProps) {
  const { i18n } = initPageResult.req
  const t = translatorFor(adminLocale(i18n.language), 'staffSignIn')
  return (
    <>
      <div className="login__brand">
        <CmsLogo i18n={i18n} />
      </div>
      <h1>{t('noAccount')}</h1>
      <p>{t('makeFirst')}</p>
      <p>
        <code>npm run staff -- admin EMAIL</code>
      </p>
    </>
  )
}
