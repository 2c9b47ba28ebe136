import { redirect } from 'next/navigation'
import { Notice } from '@/design/notice'
import { requestCodeAction } from '@/features/auth/actions'
import { AccountBenefits, AuthPanel, OtherWays, PanelLinks } from '@/features/auth/components/auth-panel'
import { LoginForm, SaveWantedPage } from '@/features/auth/components/login-form'
import { MailForm } from '@/features/auth/components/mail-form'
import { currentAuthState, type EntryPageProps, entryMetadata } from '@/features/auth/customer'
import { nextPath, withNext } from '@/features/auth/next-path'
import { capabilities } from '@/features/auth/oauth'
import { passwordWords } from '@/features/auth/password-words'
import { openPage } from '@/features/site/redirects/open-page'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { sentenceOf } from '@/lib/forms/problems'

const path = '/login'

export const generateMetadata = (props: EntryPageProps) => entryMetadata(props, path, 'login')

export default async function LoginPage({ params, searchParams }: EntryPageProps) {
  const locale = await openPage((await params).locale, path)
  const query = await searchParams
  const next = nextPath(query.next, '')
  const { state } = await currentAuthState()
  if (state === 'in') redirect(next || localePath(locale, '/account-dashboard'))
  const t = translatorFor(locale, 'auth')
  const { phone, providers } = await capabilities()
  const contact = t(phone ? 'fields.emailOrPhone' : 'fields.email')
  const problems = new Map([
    ['oauth', sentenceOf({ code: 'oauth' }, locale)],
    ['cookies', t('login.cookies')],
  ])
  const problem = problems.get(String(query.problem))
  const byCode = query.way === 'code'
  const to = (target: string) => withNext(localePath(locale, target), next)
  const links = [
    { href: to('/registration'), text: t('login.register') },
    byCode
      ? { href: to(path), text: t('login.byPassword') }
      : { href: to('/forget-password'), text: t('login.forgotten') },
  ]
  return (
    <AuthPanel
      title={t(byCode ? 'byCode.title' : 'login.title')}
      intro={byCode ? t('byCode.intro') : next ? t('login.wanted') : undefined}
      footer={<PanelLinks links={links} />}
      aside={<AccountBenefits locale={locale} />}
    >
      <SaveWantedPage next={next} />
      {problem && (
        <div role="alert" className="mb-5">
          <Notice tone="problem">{problem}</Notice>
        </div>
      )}
      {byCode ? (
        <MailForm
          locale={locale}
          next={next}
          phone={phone}
          action={requestCodeAction}
          words={{ contact, submit: t('byCode.submit'), failed: t('sending.failed') }}
        />
      ) : (
        <LoginForm
          locale={locale}
          next={next}
          phone={phone}
          words={{
            contact,
            password: t('fields.password'),
            show: passwordWords(locale).show,
            submit: t('login.submit'),
            failed: t('login.failed'),
          }}
        />
      )}
      <OtherWays
        locale={locale}
        next={next}
        providers={providers}
        mailHref={byCode ? undefined : withNext(`${localePath(locale, path)}?way=code`, next)}
      />
    </AuthPanel>
  )
}
