import type { Factor } from '@supabase/supabase-js'
import { KeyRound, ShieldCheck, ShieldOff, Smartphone } from 'lucide-react'
import { getFormatter } from 'next-intl/server'
import { ButtonLink } from '@/design/button'
import { ButtonForm } from '@/design/form/button-form'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { removeFactorAction } from '../actions'
import type { Offered } from '../offered'
import { AddFactor, type AddWords } from './add-factor'
import { Line } from './line'

type Props = {
  locale: Locale
  factors: Factor[]
  offered: Offered
  /** A code was given lately, so that a factor may be removed. */
  mayRemove: boolean
}

export function Factors({ locale, factors, offered, mayRemove }: Props) {
  const t = translatorFor(locale, 'security.factors')
  const protectedNow = factors.length > 0
  const Shield = protectedNow ? ShieldCheck : ShieldOff
  return (
    <div className="space-y-5">
      <p className="flex items-start gap-3">
        <Shield
          aria-hidden
          size={22}
          className={protectedNow ? 'mt-0.5 shrink-0 text-accent' : 'mt-0.5 shrink-0 text-ink-faint'}
        />
        {t(protectedNow ? 'on' : 'off')}
      </p>
      {protectedNow && <FactorList locale={locale} factors={factors} mayRemove={mayRemove} />}
      <div className="space-y-3">
        {offered.app && (
          <AddFactor
            kind="app"
            icon={<KeyRound aria-hidden size={20} />}
            title={t('addApp')}
            locale={locale}
            words={words(t)}
          />
        )}
        {offered.phone && (
          <AddFactor
            kind="phone"
            icon={<Smartphone aria-hidden size={20} />}
            title={t('addPhone')}
            locale={locale}
            words={words(t)}
          />
        )}
      </div>
    </div>
  )
}

async function FactorList({ locale, factors, mayRemove }: Pick<Props, 'locale' | 'factors' | 'mayRemove'>) {
  const t = translatorFor(locale, 'security.factors')
  const format = await getFormatter({ locale })
  const confirm = new URLSearchParams({ next: localePath(locale, '/account-security'), fresh: '1' })
  return (
    <div>
      <ul className="divide-y divide-line">
        {factors.map(({ id, factor_type, friendly_name, created_at }) => {
          const isPhone = factor_type === 'phone'
          const Icon = isPhone ? Smartphone : KeyRound
          const kind = t(isPhone ? 'phone' : 'app')
          const added = t('added', { day: format.dateTime(new Date(created_at), { dateStyle: 'long' }) })
          const name = friendly_name || kind
          return (
            <Line key={id} icon={<Icon aria-hidden size={20} />} title={name} facts={`${kind} · ${added}`}>
              {mayRemove && (
                <ButtonForm
                  variant="secondary"
                  action={removeFactorAction}
                  hidden={{ locale, factor: id }}
                  aria-label={t('removeNamed', { name })}
                >
                  {t('remove')}
                </ButtonForm>
              )}
            </Line>
          )
        })}
      </ul>
      {!mayRemove && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-sm text-ink-soft">
          <span className="grow basis-64">{t('confirmFirst')}</span>
          <ButtonLink variant="secondary" size="sm" href={`${localePath(locale, '/login/code')}?${confirm}`}>
            {t('confirm')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

function words(t: (key: keyof AddWords, values?: { phone: string }) => string): AddWords {
  return {
    name: t('name'),
    nameHint: t('nameHint'),
    phone: t('phone'),
    phoneHint: t('phoneHint'),
    begin: t('begin'),
    scan: t('scan'),
    secret: t('secret'),
    // The number is filled in later, in the browser.
    sent: t('sent', { phone: '{phone}' }),
    code: t('code'),
    confirm: t('confirm'),
    done: t('done'),
  }
}
