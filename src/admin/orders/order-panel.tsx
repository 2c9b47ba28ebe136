import { Link } from '../shell/link'
import '../button.css'
import '../products/products.css'
import './orders.css'
import './orders-list.css'
import './order-panel.css'
import type { UIFieldServerProps } from 'payload'
import { openReturnStates, type shownParcelStates } from '@/domain/order-states'
import { readWorkOf } from '@/features/shop/fulfilment/work-list'
import { pages } from '@/features/shop/goods/staff-work/work-endpoint'
import { withTitlesIn } from '@/features/shop/goods/titles'
import { documentNumber } from '@/features/shop/orders/documents/issue-document'
import { type Standing, standingOf } from '@/features/shop/orders/standing'
import { db } from '@/server/cms'
import { adminLocale, adminTranslations } from '../admin-translations'
import { staffMayRead } from '../asked/is-allowed'
import { goodsNameOf } from './goods-words'
import { OrderBegin } from './order-begin'
import { Customer, DeliveryFacts, MoneyFacts, OrderGoods } from './order-facts'
import { StaffOrderSteps } from './order-steps'
import { workAction } from './orders-only'
import { Tracking } from './parcel-list'
import { BrokenRows, RefusedForm } from './work-page'
import { WorkResult } from './work-result'

export async function OrderPanel({ data, i18n, req }: UIFieldServerProps) {
  if (typeof data?.id !== 'string' || !(await staffMayRead(req, 'orders', data.id))) return null
  const { language } = i18n
  const t = adminTranslations(language)
  const [standing, order, document] = await Promise.all([
    standingOf(data.id),
    readWorkOf(await db(), data.id),
    req.payload.findByID({ collection: 'orders', id: data.id, depth: 0 }),
  ])
  // An unreadable order can still be opened and annotated, without the derived facts.
  if (!standing || !order) return <BrokenRows rows={[{ id: null, number: document.number }]} language={language} />
  const onDelivery = standing.payment === 'unpaid' && order.paymentMethod === 'cash-on-delivery'
  const paymentState = onDelivery && !isUnpaidForGood[standing.dispatch] ? 'on-delivery' : standing.payment
  // A voucher goes by mail or is printed by its buyer, so nothing is packed.
  const isVoucher = document.kind === 'gift-voucher'
  const staff = req.user?.id ?? ''
  const isOfColleague = order.packerId !== null && order.packerId !== staff
  const sums = [
    [t('orders.panel.total'), order.totalCents],
    [t('orders.panel.paid'), standing.paidCents],
    [t('orders.panel.refunded'), standing.refundedCents],
    [t('orders.panel.refundDue'), order.refundCents],
    [t('orders.panel.refundByProvider'), order.providerRefundCents],
  ] as const
  return (
    <section aria-label={t('orders.progress')} className="field-type orders-page orders-panel">
      <WorkResult search={req.query} language={language} />
      <RefusedForm staff={staff} search={req.query} language={language} />
      <p className="orders-standing">
        {order.status !== 'cancelled' && (
          <>
            <strong data-state={paymentState}>{t(`orders.paymentStates.${paymentState}`)}</strong>
            {!isVoucher && (
              <strong data-state={standing.dispatch}>{t(`orders.dispatchStates.${standing.dispatch}`)}</strong>
            )}
          </>
        )}
        {order.mustNotBeSent && (
          <Link href="/admin/orders/returns" prefetch={false} className="orders-mark orders-late">
            {t('orders.withdrawn')}
          </Link>
        )}
        {order.isLate && <span className="orders-mark orders-late">{t('orders.late')}</span>}
        {order.packer && <span className="orders-mark">{t('orders.packedBy', { name: order.packer })}</span>}
        <Link href="/admin/orders" prefetch={false}>
          {t('orders.toOrders')}
        </Link>
      </p>
      <StaffOrderSteps order={order} isPacked={standing.isPacked} staff={staff} language={language} />
      <OrderBegin
        order={document}
        standing={standing}
        isOfColleague={isOfColleague}
        awaitsTransfer={order.awaitedCents > 0}
        language={language}
      />
      <div className="orders-blocks">
        <Customer order={document} language={language} />
        {!isVoucher && <DeliveryFacts order={document} isHeld={standing.holdWay !== null} language={language} />}
        <MoneyFacts
          order={document}
          sums={sums.filter(([label, cents]) => cents > 0 || label === t('orders.panel.paid'))}
          language={language}
        />
        {!isVoucher && <Parcels order={order.number} standing={standing} language={language} />}
        <Documents documents={standing.documents} language={language} />
      </div>
      <OrderGoods order={document} language={language} />
    </section>
  )
}

/** Nobody pays at the door any more. */
const isUnpaidForGood = {
  open: false,
  'part-shipped': false,
  shipped: false,
  delivered: false,
  refused: true,
  lost: true,
} satisfies Record<Standing['dispatch'], boolean>

const isListed = {
  packed: true,
  shipped: true,
  delivered: false,
  refused: true,
  returned: false,
  'not-sent': false,
  lost: false,
} satisfies Record<(typeof shownParcelStates)[number], boolean>

/** The lists have the forms of a parcel and of a return: each leads to its own there. */
const inList = (page: 'parcels' | 'returns', number: string) => `${pages[page]}?${new URLSearchParams({ q: number })}`

type ParcelsProps = { order: string; standing: Pick<Standing, 'parcels' | 'returns'>; language: string }

async function Parcels({ order, standing: { parcels, returns }, language }: ParcelsProps) {
  const t = adminTranslations(language)
  const goods = await withTitlesIn(
    await db(),
    adminLocale(language),
    parcels.map(({ notSent }) => notSent),
  )
  return (
    <div>
      <h3>{t('orders.panel.parcels')}</h3>
      {parcels.length === 0 && <p>{t('orders.panel.noParcels')}</p>}
      <ul>
        {parcels.map(({ id, carrier, pieces, restocked, state, tracking }, at) => (
          <li key={id}>
            {goods[at]?.map((line) => `${goodsNameOf(line)}: `)}
            {t('orders.pieces', { count: pieces })},{' '}
            {isListed[state] ? (
              <Link href={inList('parcels', order)} prefetch={false}>
                {t(`orders.parcelStates.${state}`)}
              </Link>
            ) : (
              t(`orders.parcelStates.${state}`)
            )}
            {restocked !== null && `: ${t('orders.panel.back', { restocked, gone: pieces - restocked })}`}
            {tracking && (
              <>
                {' · '}
                <Tracking carrier={carrier} tracking={tracking} />
              </>
            )}
            {state === 'packed' && (
              <>
                {' · '}
                <a href={`${workAction('labels.pdf')}?parcel=${id}`} target="_blank" rel="noopener">
                  {t('orders.panel.label')}
                </a>
              </>
            )}
          </li>
        ))}
        {returns
          .filter(({ status }) => openReturnStates.some((open) => open === status))
          .map(({ number }) => (
            <li key={number}>
              <Link href={inList('returns', number)} prefetch={false}>
                {t('orders.panel.openReturn', { number })}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  )
}

function Documents({ documents, language }: Pick<Standing, 'documents'> & { language: string }) {
  const t = adminTranslations(language)
  const ready = documents.filter((document) => document.ready)
  return (
    <div>
      <h3>{t('orders.panel.documents')}</h3>
      {ready.length === 0 && <p>{t('orders.panel.noDocuments')}</p>}
      <ul>
        {ready.map(({ id, kind, number }) => (
          <li key={id}>
            <a href={`${workAction('document.pdf')}?id=${id}`} target="_blank" rel="noopener">
              {`${t(`orders.documents.${kind}`)} ${documentNumber(number)}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
