import type { Order } from '@payload-types'
import type { ReactNode } from 'react'
import { returnableLines } from '@/features/shop/after-sales/returnable'
import { pointsInTown } from '@/features/shop/orders/change-delivery'
import type { Standing } from '@/features/shop/orders/standing'
import { withTitlesIn } from '@/features/shop/titles'
import { db } from '@/server/cms'
import { adminLocale, adminTranslations } from '../admin-translations'
import { nameOf } from './goods-words'
import { workAction } from './orders-only'
import { OutsideForm } from './outside-form'
import { RefundField } from './refund-field'
import { WhyField } from './why-field'

type Props = { order: Order; standing: Standing; language: string }

/** Steps that can be begun with an order beside its next one: a refund, a return, another address. */
export function OrderBegin({ order, standing, language }: Props) {
  const mostCents = standing.paidCents - standing.refundedCents - standing.refundingCents
  const isOpen = order.status === 'placed' || order.status === 'awaiting-payment'
  return (
    <div className="orders-steps">
      {mostCents > 0 && <Refund order={order} mostCents={mostCents} language={language} />}
      {order.status === 'placed' && <Return order={order} language={language} />}
      {isOpen && !standing.isPacked && order.kind !== 'gift-voucher' && <Address order={order} language={language} />}
    </div>
  )
}

type StepProps = {
  name: 'refund-begun' | 'return-begun' | 'delivery-changed'
  order: string
  language: string
  children: ReactNode
}

function Begin({ name, order, language, children }: StepProps) {
  const t = adminTranslations(language)
  const fields = { from: order, order, key: crypto.randomUUID() }
  return (
    <details className="orders-details orders-begin">
      <summary>{t(`orders.begin.${name}`)}</summary>
      {children}
      <OutsideForm
        id={`order-${name}`}
        action={workAction(name)}
        fields={fields}
        label={t(`orders.begin.${name}-sure`)}
        strong={false}
      />
    </details>
  )
}

function Refund({ order, mostCents, language }: { order: Order; mostCents: number; language: string }) {
  return (
    <Begin name="refund-begun" order={order.id} language={language}>
      <p>{adminTranslations(language)('orders.begin.refundText')}</p>
      <RefundField form="order-refund-begun" dueCents={0} mostCents={mostCents} language={language} />
      <WhyField form="order-refund-begun" language={language} />
    </Begin>
  )
}

async function Return({ order, language }: { order: Order; language: string }) {
  const t = adminTranslations(language)
  const database = await db()
  const arrived = (await returnableLines(database, order.id)).filter((line) => line.arrived > 0)
  const [lines = []] = await withTitlesIn(database, adminLocale(language), [arrived])
  if (lines.length === 0) return null
  return (
    <Begin name="return-begun" order={order.id} language={language}>
      <p>{t('orders.begin.returnText')}</p>
      {lines.map((line) => (
        <label key={line.line} className="orders-begin-line">
          {nameOf(line)}
          <span className="orders-pieces">
            <input
              type="number"
              form="order-return-begun"
              name={`back:${line.line}`}
              min={0}
              max={line.arrived}
              defaultValue={0}
              required
            />
            {t('orders.ofPieces', { count: line.arrived })}
          </span>
        </label>
      ))}
      <WhyField form="order-return-begun" language={language} />
    </Begin>
  )
}

async function Address({ order, language }: { order: Order; language: string }) {
  const t = adminTranslations(language)
  const { city, name, phone, postcode, street, street2 } = order.shippingAddress
  const points = order.pickupPoint ? await pointsInTown(await db(), order.id) : []
  const text = (label: 'name' | 'phone' | 'street' | 'street2' | 'postcode' | 'city', value: string, most: number) => (
    <label>
      {t(`orders.begin.${label}`)}
      <input
        type="text"
        form="order-delivery-changed"
        name={label}
        defaultValue={value}
        maxLength={most}
        required={label !== 'street2'}
        autoComplete="off"
      />
    </label>
  )
  return (
    <Begin name="delivery-changed" order={order.id} language={language}>
      <p>{t(order.pickupPoint ? 'orders.begin.pointText' : 'orders.begin.addressText')}</p>
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
            {text('street', street, 160)}
            {text('street2', street2 ?? '', 160)}
            {text('postcode', postcode, 12)}
            {text('city', city, 120)}
          </>
        )}
      </div>
    </Begin>
  )
}
