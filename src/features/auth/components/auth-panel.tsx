import { BellRing, ListChecks, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/button'
import { cx } from '@/design/cx'
import { FormField } from '@/design/form/form-field'
import { IntentLink } from '@/design/intent-link'
import { Notice } from '@/design/notice'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { PendingVerification } from '../auth-cookies'
import { withNext } from '../next-path'
import type { Provider } from '../oauth'
import { contactText } from '../typed-credentials'
import { ConfirmForm, ResendForm } from './confirm-form'

const names: Record<Provider, string> = { github: 'GitHub', google: 'Google' }

type OtherWaysProps = { locale: Locale; next: string; providers: Provider[]; mailHref?: string }

export function OtherWays({ locale, next, providers, mailHref }: OtherWaysProps) {
  const t = translatorFor(locale, 'auth.ways')
  if (!mailHref && providers.length === 0) return null
  return (
    <div className="mt-6 space-y-3">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('or')}
      </p>
      {mailHref && (
        <ButtonLink href={mailHref} variant="secondary" className="w-full">
          {t('code')}
        </ButtonLink>
      )}
      {providers.map((provider) => (
        // A plain link, because this address must not be prefetched.
        <a
          key={provider}
          href={`/api/auth/oauth?${new URLSearchParams({ provider, next, locale })}`}
          rel="nofollow"
          className="flex min-h-12 items-center justify-center rounded-full bg-surface px-5 py-2.5 font-semibold text-ink no-underline inset-ring inset-ring-line-strong hover:bg-sunken"
        >
          {t('with', { service: names[provider] })}
        </a>
      ))}
    </div>
  )
}

type Props = { title: string; intro?: ReactNode; children?: ReactNode; footer?: ReactNode; aside?: ReactNode }

export function AuthPanel({ title, intro, children, footer, aside }: Props) {
  return (
    <div className="page py-8 md:py-16">
      <div
        className={cx(
          'mx-auto max-w-md',
          aside ? 'lg:grid lg:max-w-5xl lg:grid-cols-2 lg:items-center lg:gap-20' : null,
        )}
      >
        <div>
          <h1 className="text-2xl text-balance md:text-3xl">{title}</h1>
          {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
          {children && <div className="mt-6 md:mt-8">{children}</div>}
          {footer && <div className="mt-6 border-t border-line pt-6 text-sm text-ink-soft">{footer}</div>}
        </div>
        {aside && <div className="mt-10 lg:mt-0">{aside}</div>}
      </div>
    </div>
  )
}

export function AccountBenefits({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'auth.benefits')
  const benefits = [
    { icon: <ListChecks aria-hidden size={24} />, text: t('lists') },
    { icon: <BellRing aria-hidden size={24} />, text: t('news') },
    { icon: <Package aria-hidden size={24} />, text: t('orders') },
  ]
  return (
    <section aria-labelledby="benefits" className="rounded-lg bg-sunken p-6 md:p-10">
      <h2 id="benefits" className="text-lg md:text-xl">
        {t('title')}
      </h2>
      <ul className="mt-5 space-y-5 md:mt-8 md:space-y-7">
        {benefits.map(({ icon, text }) => (
          <li key={text} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
            <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent">{icon}</span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function PanelLinks({ links }: { links: { href: string; text: string }[] }) {
  return (
    <ul className="flex flex-wrap justify-between gap-x-6 gap-y-2">
      {links.map(({ href, text }) => (
        <li key={href}>
          <IntentLink href={href} className="inline-flex min-h-6 items-center font-semibold text-accent">
            {text}
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}

type CodeEntryProps = { locale: Locale; pending: PendingVerification; again: boolean }

export function CodeEntry({ locale, pending, again }: CodeEntryProps) {
  const t = translatorFor(locale, 'auth')
  const { kind, contact, next } = pending
  const by = contact.email ? 'mail' : 'message'
  const signIn = { href: withNext(localePath(locale, '/login'), next), text: t('recovery.signIn') }
  return (
    <AuthPanel
      title={t(`sending.${by}.title`)}
      intro={t(`sending.${by}.intro`, { address: contactText(contact) })}
      footer={
        <div className="space-y-4">
          <p>{t(`sending.${by}.nothing.${kind}`)}</p>
          <ResendForm locale={locale} words={{ submit: t('sending.again'), failed: t('sending.failed') }} />
          <PanelLinks links={[signIn]} />
        </div>
      }
    >
      {again && (
        <div role="status" className="mb-5">
          <Notice tone="success">{t(`sending.${by}.sentAgain`)}</Notice>
        </div>
      )}
      <ConfirmForm locale={locale} words={{ submit: t('sending.submit'), failed: t('confirm.failed') }}>
        <FormField
          name="code"
          label={t(`sending.${by}.code`)}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          required
        />
      </ConfirmForm>
    </AuthPanel>
  )
}
