import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { dayOf } from '../days'
import { Row } from './row'

type Props = { locale: Locale; name: string; orders: number; lastUsedAt: Date }

export function MethodRow({ locale, name, orders, lastUsedAt }: Props) {
  const t = translatorFor(locale, 'account.methods')
  return <Row title={name} facts={t('used', { count: orders, date: dayOf(lastUsedAt, locale) })} />
}
