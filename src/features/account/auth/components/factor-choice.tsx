import type { Factor } from '@supabase/supabase-js'
import { KeyRound, Smartphone } from 'lucide-react'
import { ButtonLink } from '@/design/button'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { factors: Factor[]; chosen: string; locale: Locale; next: string; fresh: string }

/** The other second factors, by the names that their owner gave them. */
export function FactorChoice({ factors, chosen, locale, next, fresh }: Props) {
  const t = translatorFor(locale, 'auth.code')
  const others = factors.filter(({ id }) => id !== chosen)
  if (others.length === 0) return null
  return (
    <nav aria-labelledby="other-factors">
      <h2 id="other-factors" className="text-sm font-semibold text-ink">
        {t('others')}
      </h2>
      <ul className="mt-2 space-y-2">
        {others.map(({ id, friendly_name, factor_type }) => {
          const isPhone = factor_type === 'phone'
          const Icon = isPhone ? Smartphone : KeyRound
          const query = new URLSearchParams({ next, factor: id, fresh })
          return (
            <li key={id}>
              <ButtonLink variant="secondary" className="w-full" href={`${localePath(locale, '/login/code')}?${query}`}>
                <Icon aria-hidden size={18} />
                {friendly_name || t(isPhone ? 'phone' : 'app')}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
