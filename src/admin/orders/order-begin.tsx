import type { Order } from '@payload-types'
import { isOpenOrder } from '@/domain/order-states'
import { returnableLines } from '@/features/shop/fulfilment/after-sales/returnable'
import { withTitlesIn } from '@/features/shop/goods/titles'
import { pointsInTown, shownPlace } from '@/features/shop/orders/change-delivery'
import type { Standing } from '@/features/shop/orders/standing'
import { db } from '@/server/cms'
import { adminLocale, adminTranslations } from '../admin-translations'
import { goodsNameOf, PiecesInput } from './goods-words'
import { NotSent } from './not-sent'
import { BeginStep } from './outside-form'
import { UnpackStep } from './parcel-list'
import { RefundStep } from './refund-step'
import { AmountField, WhyField } from './work-fields'

type Props = {
  order: Order
  standing: Standing
  /** True if a colleague has claimed the order; the open pieces are theirs then. */
  isOfColleague: boolean
  awaitsTransfer: boolean
  language: string
}

/** Optional steps beside the order's next one: refund, further transfer, return, goods not sent, other address, unpacking a parcel. */
export function OrderBegin({ order, standing, isOfColleague, awaitsTransfer, language }: Props) {
  const mostCents = standing.paidCents - standing.refundedCents - standing.refundingCents
  return (
    <div className="orders-steps">
      <RefundStep order={order} mostCents={mostCents} language={language} />
      {order.paymentMethod === 'bank-transfer' && !awaitsTransfer && standing.paidCents > 0 && (
        <FurtherTransfer order={order} paidCents={standing.paidCents} language={language} />
      )}
      {(order.status === 'placed' || order.status === 'closed') && <Return order={order} language={language} />}
      {order.status === 'placed' && !standing.holdWay && !isOfColleague && (
        <NotSent order={order.id} parcels={standing.parcels} language={language} />
      )}
      {isOpenOrder[order.status] && standing.mayGoElsewhere && order.kind !== 'gift-voucher' && (
        <Address order={order} isRest={standing.isPacked} language={language} />
      )}
      {standing.parcels
        .filter(({ state }) => state === 'packed')
        .map((parcel) => (
          <UnpackStep key={parcel.id} order={order.id} parcel={parcel} language={language} />
        ))}
    </div>
  )
}

function FurtherTransfer({ order, paidCents, language }: { order: Order; paidCents: number; language: string }) {
  return (
    <BeginStep name="further-transfer" order={order.id} language={language} fields={{ paid: String(paidCents) }}>
      <p>{adminTranslations(language)('orders.begin.furtherTransferText')}</p>
      <AmountField form="order-further-transfer" name="amount" language={language} />
    </BeginStep>
  )
}

async function Return({ order, language }: { order: Order; language: string }) {
  const t = adminTranslations(language)
  const database = await db()
  const arrived = (await returnableLines(database, order.id)).filter((line) => line.arrived > 0)
  const [lines = []] = await withTitlesIn(database, adminLocale(language), [arrived])
  if (lines.length === 0) return null
  return (
    <BeginStep name="return-begun" order={order.id} language={language}>
      <p>{t('orders.begin.returnText')}</p>
      {lines.map((line) => (
        <label key={line.line} className="orders-begin-line">
          {goodsNameOf(line)}
          <span className="orders-pieces">
            <PiecesInput form="order-return-begun" name={`back:${line.line}`} max={line.arrived} defaultValue={0} />
            {t('orders.ofPieces', { count: line.arrived })}
          </span>
        </label>
      ))}
      <WhyField form="order-return-begun" language={language} />
    </BeginStep>
  )
}

type AddressProps = {
  order: Order
  isRest: boolean
  language: string
}

async function Address({ order, isRest, language }: AddressProps) {
  const t = adminTranslations(language)
  const { city, company, name, phone, postcode, street, street2 } = order.shippingAddress
  const points = order.pickupPoint ? await pointsInTown(await db(), order.id) : []
  type Field = 'name' | 'phone' | 'company' | 'street' | 'street2' | 'postcode' | 'city'
  const text = (label: Field, value: string, most: number, isRequired = true) => (
    <label>
      {t(`orders.begin.${label}`)}
      <input
        type="text"
        form="order-delivery-changed"
        name={label}
        defaultValue={value}
        maxLength={most}
        required={isRequired}
        autoComplete="off"
      />
    </label>
  )
  return (
    <BeginStep name="delivery-changed" order={order.id} language={language} fields={shownPlace(order)}>
      <p>{t(order.pickupPoint ? 'orders.begin.pointText' : 'orders.begin.addressText')}</p>
      {isRest && <p>{t('orders.begin.restText')}</p>}
      <div className="orders-begin-fields">
        {text('name', name, 120)}
        {text('phone', phone ?? '', 32)}
        {order.pickupPoint ? (
          <label>
            {t('orders.begin.point')}
            <input
              type="text"
              form="order-delivery-changed"
              name="point"
              list="order-points"
              maxLength={80}
              required
              autoComplete="off"
            />
            <datalist id="order-points">
              {points.map((point) => (
                <option key={point.id} value={point.code}>
                  {[point.name, point.address].join(', ')}
                </option>
              ))}
            </datalist>
          </label>
        ) : (
          <>
            {text('company', company ?? '', 120, false)}
            {text('street', street, 160)}
            {text('street2', street2 ?? '', 160, false)}
            {text('postcode', postcode, 12)}
            {text('city', city, 120)}
          </>
        )}
      </div>
    </BeginStep>
  )
}
