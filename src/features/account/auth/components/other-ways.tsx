import { ButtonLink } from '@/design/button'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Provider } from '../capabilities'

const names: Record<Provider, string> = { github: 'GitHub', google: 'Google' }

type Props = { locale: Locale; next: string; providers: Provider[]; mailHref?: string }

/** Sign-in without a password: by mail, or with the providers that the auth server offers. */
export function OtherWays({ locale, next, providers, mailHref }: Props) {
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
        // A plain link, because it must not be prefetched.
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
