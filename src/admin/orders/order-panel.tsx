import Link from 'next/link'
import type { UIFieldServerProps } from 'payload'
import { documentNumber } from '@/features/shop/documents/issue-document'
import { standingOf } from '@/features/shop/orders/standing'
import { adminTranslations } from '../admin-translations'

/** At the top of an order: how it is paid and sent, derived from its rows, and its documents. */
export async function OrderPanel({ data, i18n }: UIFieldServerProps) {
  if (typeof data?.id !== 'string') return null
  const t = adminTranslations(i18n.language)
  const standing = await standingOf(data.id)
  if (!standing) return null
  return (
    <section aria-label={t('orders.progress')} className="field-type">
      <p>
        <strong>{t(`orders.paymentStates.${standing.payment}`)}</strong> ·{' '}
        <strong>{t(`orders.dispatchStates.${standing.dispatch}`)}</strong>
      </p>
      <p>
        <Link href="/admin/orders" prefetch={false}>
          {t('orders.pages.orders')}
        </Link>
        {standing.documents
          .filter(({ ready }) => ready)
          .map(({ id, kind, number }) => (
            <span key={id}>
              {' · '}
              <a
                href={`/api/cms/orders/work/document.pdf?id=${id}`}
              >{`${t(`orders.documents.${kind}`)} ${documentNumber(number)}`}</a>
            </span>
          ))}
      </p>
    </section>
  )
}
