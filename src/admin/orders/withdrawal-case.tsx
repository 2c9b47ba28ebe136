import { formatMoment } from '@/design/format'
import { isOpenOrder } from '@/domain/order-states'
import { goodsText } from '@/features/shop/fulfilment/after-sales/mails'
import { isOfEverything } from '@/features/shop/fulfilment/after-sales/read-form'
import type { OpenWithdrawal } from '@/features/shop/fulfilment/after-sales/staff-lists'
import { adminLocale, adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { GoodsWords, PiecesInput } from './goods-words'
import { workAction } from './orders-only'
import { FieldForm, FormKey, KeptPage, type PageShown } from './outside-form'
import { RefundDue } from './work-fields'

/** `shown`: the page shows the same statements once an order was looked up, or a form sent. */
type Props = { stated: OpenWithdrawal; now: Date; shown: PageShown; language: string }

export function WithdrawalCase({ stated, now, shown, language }: Props) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  const { email, id, isVerified, name, order, orderNumber, statedAt } = stated
  return (
    <article className="orders-parcel" aria-label={`${name}, ${orderNumber}`}>
      <p>
        <RefundDue statedAt={statedAt} now={now} language={language} />
      </p>
      <p className="products-facts">
        <span>{formatMoment(statedAt.toISOString(), locale)}</span>
        <span>{name}</span>
        <a href={`mailto:${email}`}>{email}</a>
        <span>{orderNumber}</span>
      </p>
      <p className="orders-stated">{goodsText(stated, locale)}</p>
      {!isVerified && (
        <p className="orders-note">{t(order ? 'orders.returns.otherEmail' : 'orders.returns.noOrder')}</p>
      )}
      {order && (
        <p>
          <Link href={`/admin/collections/orders/${order.id}`} prefetch={false}>
            {order.number}
          </Link>
        </p>
      )}
      {!isVerified && (
        <form method="get" className="filter-form">
          {Object.entries({ ...shown, withdrawal: null, number: null }).map(
            ([field, value]) => value && <input key={field} type="hidden" name={field} value={value} />,
          )}
          <input type="hidden" name="withdrawal" value={id} />
          <label>
            {t('orders.returns.seek')}
            <input type="text" name="number" defaultValue={order?.number ?? ''} maxLength={40} autoComplete="off" />
          </label>
          <button type="submit" className="admin-button">
            {t('orders.returns.seekButton')}
          </button>
        </form>
      )}
      {order?.status === 'placed' && order.hasParcel && (
        <AnnounceForm stated={stated} order={order.id} shown={shown} language={language} />
      )}
      {order && !order.hasParcel && isOpenOrder[order.status] && (
        <CancelForm stated={stated} order={order} shown={shown} language={language} />
      )}
      <form method="post" action={workAction('withdrawal-aside')} className="filter-form">
        <FormKey />
        <KeptPage shown={shown} />
        <input type="hidden" name="withdrawal" value={id} />
        <label>
          {t('orders.returns.why')}
          <input type="text" name="note" required maxLength={500} autoComplete="off" />
        </label>
        <button type="submit" className="admin-button">
          {t('orders.returns.setAside')}
        </button>
      </form>
    </article>
  )
}

type CancelFormProps = Omit<Props, 'now'> & { order: NonNullable<OpenWithdrawal['order']> }

function CancelForm({ stated, order, shown, language }: CancelFormProps) {
  const t = adminTranslations(language)
  const isPart = isOfPart(stated)
  return (
    <>
      {isPart && order.status === 'placed' && (
        <p className="orders-note">
          {t.rich('orders.returns.part', {
            step: t('orders.begin.not-sent'),
            order: (words) => (
              <Link href={`/admin/collections/orders/${order.id}`} prefetch={false}>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      <form method="post" action={workAction('withdrawal-cancelled')}>
        <FormKey />
        <KeptPage shown={shown} />
        <input type="hidden" name="withdrawal" value={stated.id} />
        <input type="hidden" name="order" value={order.id} />
        <button type="submit" className={`admin-button${isPart ? '' : ' admin-button-strong'}`}>
          {t(isPart ? 'orders.returns.cancelWhole' : 'orders.returns.cancel')}
        </button>
      </form>
    </>
  )
}

/** Own words are taken for a part: nobody can tell what they leave. */
function isOfPart(stated: OpenWithdrawal): boolean {
  const { lines, ofOrder } = stated
  if (lines.length === 0) return !isOfEverything(stated)
  const statedOf = (line: string) => lines.find((one) => one.line === line)?.quantity ?? 0
  return ofOrder.some(({ line, kept }) => kept > statedOf(line))
}

function AnnounceForm({ stated, order, shown, language }: Omit<Props, 'now'> & { order: string }) {
  const t = adminTranslations(language)
  const { id, lines, ofOrder } = stated
  const arrived = ofOrder.filter((line) => line.arrived > 0)
  if (arrived.length === 0) {
    const isComing = ofOrder.some((line) => line.kept > 0)
    return <p className="orders-note">{t(isComing ? 'orders.returns.notThere' : 'orders.returns.allBack')}</p>
  }
  const wished = (line: string, most: number) =>
    isOfEverything(stated) ? most : Math.min(most, lines.find((one) => one.line === line)?.quantity ?? 0)
  return (
    <FieldForm action={workAction('return-announced')} shown={shown}>
      <input type="hidden" name="withdrawal" value={id} />
      <input type="hidden" name="order" value={order} />
      {arrived.map((goods) => (
        <label key={goods.line}>
          <GoodsWords goods={goods} />
          <span className="orders-pieces">
            <PiecesInput
              name={`back:${goods.line}`}
              max={goods.arrived}
              defaultValue={wished(goods.line, goods.arrived)}
              aria-label={t('orders.returns.comesBack', { title: goods.title })}
            />
            {t('orders.ofPieces', { count: goods.arrived })}
          </span>
        </label>
      ))}
      <button type="submit" className="admin-button admin-button-strong">
        {t('orders.returns.announce')}
      </button>
    </FieldForm>
  )
}
