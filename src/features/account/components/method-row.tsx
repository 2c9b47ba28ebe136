import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/routing'
import { dayOf } from '../days'
import { Row } from './row'

type Props = { locale: Locale; name: string; orders: number; lastUsedAt: Date }

export async function MethodRow({ locale, name, orders, lastUsedAt }: Props) {
  const t = await getTranslations({ locale, namespace: 'account.methods' })
  return <Row title={name} facts={t('used', { count: orders, date: dayOf(lastUsedAt, locale) })} />
}
