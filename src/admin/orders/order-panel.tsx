import Link from 'next/link'
import type { UIFieldServerProps } from 'payload'
import { formatEuro } from '@/design/format'
import { documentNumber } from '@/features/shop/documents/issue-document'
import { documentsOf } from '@/features/shop/documents/stored-document'
import { readProgress } from '@/features/shop/orders/progress'
import { db } from '@/server/cms'
import { adminLocale, adminTranslations } from '../admin-translations'

/** At the top of an order: how it is paid and sent, derived from its rows, and its documents. */
export async function OrderPanel({ data, i18n }: UIFieldServerProps) {
  if (typeof data?.id !== 'string') return null
  const t = adminTranslations(i18n.language)
  const locale = adminLocale(i18n.language)
  const database = await db()
  const [progress, documents] = await Promise.all([readProgress(database, data.id), documentsOf(database, data.id)])
  return (
    <section aria-label={t('orders.progress')} className="field-type">
      <p>
        <strong>{t(`orders.paymentStates.${progress.payment}`)}</strong> · {formatEuro(progress.paidCents, locale)} ·{' '}
        <strong>{t(`orders.dispatchStates.${progress.dispatch}`)}</strong>
      </p>
      <p>
        <Link href="/admin/orders" prefetch={false}>
          {t('orders.pages.orders')}
        </Link>
        {documents
          .filter(({ ready }) => ready)
          .map(({ id, kind, number }) => (
            <span key={id}>
              {' · '}
              <a href={`/api/shop/documents/${id}`}>{`${t(`orders.documents.${kind}`)} ${documentNumber(number)}`}</a>
            </span>
          ))}
      </p>
    </section>
  )
}
