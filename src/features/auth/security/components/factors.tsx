import type { Factor } from '@supabase/supabase-js'
import { KeyRound, ShieldCheck, ShieldOff, Smartphone } from 'lucide-react'
import { getFormatter } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ButtonForm } from '@/design/form/button-form'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { removeFactorAction } from '../actions'
import type { Offered } from '../identities'
import { AddFactor, type AddWords } from './add-factor-form'
import { ConfirmFirst, sheetWords } from './connections'
import { Line } from './disclosure'

type Props = {
  locale: Locale
  factors: Factor[]
  offered: Offered
  mayChange: boolean
  children?: ReactNode
}

export function Factors({ locale, factors, offered, mayChange, children }: Props) {
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
      {protectedNow && <FactorList locale={locale} factors={factors} mayChange={mayChange} />}
      {factors.length === 1 && (offered.app || offered.phone) && <p className="text-sm text-ink-soft">{t('second')}</p>}
      {children}
      {!mayChange && <ConfirmFirst locale={locale} />}
      {/* Must stay mounted while the page changes around it: it shows the recovery codes once. */}
      <div className="space-y-3">
        {mayChange && offered.app && (
          <AddFactor
            kind="app"
            icon={<KeyRound aria-hidden size={20} />}
            title={t('addApp')}
            locale={locale}
            words={words(t, locale)}
          />
        )}
        {mayChange && offered.phone && (
          <AddFactor
            kind="phone"
            icon={<Smartphone aria-hidden size={20} />}
            title={t('addPhone')}
            locale={locale}
            words={words(t, locale)}
          />
        )}
      </div>
    </div>
  )
}

async function FactorList({ locale, factors, mayChange }: Pick<Props, 'locale' | 'factors' | 'mayChange'>) {
  const t = translatorFor(locale, 'security.factors')
  const format = await getFormatter({ locale })
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
              {mayChange && (
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
    </div>
  )
}

function words(
  t: (key: Exclude<keyof AddWords, 'codes'>, values?: { phone: string }) => string,
  locale: Locale,
): AddWords {
  return {
    name: t('name'),
    nameHint: t('nameHint'),
    phone: t('phone'),
    phoneHint: t('phoneHint'),
    begin: t('begin'),
    scan: t('scan'),
    secret: t('secret'),
    sent: t('sent', { phone: '{phone}' }),
    code: t('code'),
    confirm: t('confirm'),
    done: t('done'),
    codes: sheetWords(locale),
  }
}
