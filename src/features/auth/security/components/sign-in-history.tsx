import { Monitor, Smartphone } from 'lucide-react'
import { getFormatter } from 'next-intl/server'
import type { SignIn } from '@/../payload-types'
import { ButtonForm } from '@/design/form/button-form'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { endOthersAction, endSignInAction } from '../actions'
import type { SignInLists } from '../sign-in-list'
import { Line } from './disclosure'
import { SignOutHere } from './sign-out-here'

type Props = SignInLists & { locale: Locale }

export async function SignIns({ locale, open, ended }: Props) {
  const t = translatorFor(locale, 'security.signIns')
  const format = await getFormatter({ locale })
  const moment = (iso: string) =>
    format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Sofia' })
  const device = (signIn: SignIn) => signIn.device || t('unknownDevice')
  return (
    <div className="space-y-5">
      <ul className="divide-y divide-line">
        {open.map((signIn) => {
          const { id, current, place, lastSeenAt, userAgent } = signIn
          const Icon = /\b(?:Android|iPhone|iPad)\b/.test(userAgent ?? '') ? Smartphone : Monitor
          const seen = current ? t('now') : t('lastSeen', { moment: moment(lastSeenAt) })
          return (
            <Line
              key={id}
              icon={<Icon aria-hidden size={20} />}
              title={device(signIn)}
              mark={current ? t('here') : undefined}
              facts={`${place || t('unknownPlace')} · ${seen}`}
            >
              {current ? (
                <SignOutHere locale={locale} scope="local" words={{ submit: t('end'), failed: t('failed') }} />
              ) : (
                <ButtonForm
                  variant="secondary"
                  action={endSignInAction}
                  hidden={{ locale, signIn: id }}
                  aria-label={t('endNamed', { name: device(signIn) })}
                >
                  {t('end')}
                </ButtonForm>
              )}
            </Line>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        {open.length > 1 && (
          <ButtonForm variant="secondary" action={endOthersAction} hidden={{ locale }}>
            {t('endOthers')}
          </ButtonForm>
        )}
        <SignOutHere locale={locale} scope="global" words={{ submit: t('endAll'), failed: t('failed') }} />
      </div>
      {ended.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer py-2 font-semibold text-ink-soft">{t('history')}</summary>
          <ul className="mt-1 space-y-1.5 text-ink-soft">
            {ended.map((signIn) => (
              <li key={signIn.id}>
                {[
                  device(signIn),
                  signIn.place || t('unknownPlace'),
                  signIn.endedAt && t('endedAt', { moment: moment(signIn.endedAt) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
