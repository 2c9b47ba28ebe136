import type { AdminViewServerProps } from 'payload'
import { z } from 'zod'
import { formatDay, formatEuro, formatMoment } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { returnConditions } from '@/domain/withdrawal'
import {
  type OpenReturn,
  readFailedRefunds,
  readOpenReturns,
  readOpenWithdrawals,
  readSettledWithdrawals,
} from '@/features/shop/fulfilment/after-sales/staff-lists'
import { withTitlesIn } from '@/features/shop/goods/titles'
import { db } from '@/server/cms'
import { placeText, soughtText } from '@/server/db/list-page'
import { adminLocale, adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { FollowArrived } from './follow-arrived'
import { GoodsWords, PiecesInput } from './goods-words'
import { ListPages, ListSearch, NoRows } from './list-pages'
import { MoreRows } from './more-rows'
import { ordersOnly, workAction } from './orders-only'
import { FieldForm, type PageShown } from './outside-form'
import { WithdrawalCase } from './withdrawal-case'
import { RefundDue, RefundField } from './work-fields'
import { BrokenRows, WorkPage } from './work-page'

const path = '/admin/orders/returns'
const query = z.object({ q: soughtText, withdrawals: placeText, returns: placeText })
const lookedUpShape = z.object({ withdrawal: z.uuid(), number: z.string().trim().min(1).max(40) })

export async function ReturnsView(props: AdminViewServerProps) {
  const user = ordersOnly(props, path)
  const { language } = props.initPageResult.req.i18n
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  const database = await db()
  const lookedUp = lookedUpShape.safeParse(props.searchParams).data ?? null
  const { q: sought, ...after } = query.parse({ q: '', withdrawals: null, returns: null, ...props.searchParams })
  const [open, returns, failed, settled] = await Promise.all([
    readOpenWithdrawals(database, lookedUp, { sought, after: after.withdrawals }),
    readOpenReturns(database, { sought, after: after.returns }),
    readFailedRefunds(database),
    readSettledWithdrawals(database),
  ])
  const [stated, wished, came] = await Promise.all([
    withTitlesIn(
      database,
      locale,
      open.map((one) => one.ofOrder),
    ),
    withTitlesIn(
      database,
      locale,
      open.map((one) => one.lines),
    ),
    withTitlesIn(
      database,
      locale,
      returns.map((one) => one.lines),
    ),
  ])
  const now = new Date()
  const paged = { path, sought, language }
  const shown = { q: sought, ...after, ...lookedUp }
  return (
    <WorkPage view={props} user={user} page="returns">
      <ListSearch {...paged} label={t('orders.pagesOfList.return')} />
      <h2 id="withdrawals">{t('orders.returns.withdrawals', { count: open.count })}</h2>
      {open.length === 0 ? (
        <NoRows {...paged}>{t('orders.returns.noWithdrawals')}</NoRows>
      ) : (
        <div className="orders-parcels">
          {open.map((one, at) => (
            <WithdrawalCase
              key={one.id}
              stated={{ ...one, ofOrder: stated[at] ?? [], lines: wished[at] ?? [] }}
              now={now}
              shown={shown}
              language={language}
            />
          ))}
        </div>
      )}
      <ListPages {...paged} rows={open} name="withdrawals" />
      <BrokenRows rows={open.broken} language={language} />
      <h2 id="returns">{t('orders.returns.returns', { count: returns.count })}</h2>
      {returns.length === 0 ? (
        <NoRows {...paged}>{t('orders.returns.noReturns')}</NoRows>
      ) : (
        <div className="orders-parcels">
          {returns.map((one, at) => (
            <OpenReturnForm
              key={one.id}
              open={{ ...one, lines: came[at] ?? [] }}
              now={now}
              shown={shown}
              language={language}
            />
          ))}
        </div>
      )}
      <ListPages {...paged} rows={returns} name="returns" />
      <BrokenRows rows={[...returns.broken, ...failed.broken, ...settled.broken]} language={language} />
      {failed.length > 0 && (
        <>
          <h2 id="failed-refunds">{t('orders.returns.failed', { count: failed.count })}</h2>
          <MoreRows rows={failed} language={language} />
          <p className="products-intro">{t('orders.returns.failedHint')}</p>
          <ul className="orders-plain" aria-labelledby="failed-refunds">
            {failed.map(({ id, orderId, orderNumber, cents }) => (
              <li key={id}>
                <Link href={`/admin/collections/orders/${orderId}`} prefetch={false}>
                  {orderNumber}
                </Link>
                <span>{formatEuro(cents, locale)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {settled.length > 0 && (
        <>
          <h2 id="settled">{t('orders.returns.settled')}</h2>
          <ul className="orders-plain" aria-labelledby="settled">
            {settled.map(({ id, email, name, order, orderNumber, statedAt }) => (
              <li key={id}>
                {order ? (
                  <Link href={`/admin/collections/orders/${order.id}`} prefetch={false}>
                    {order.number}
                  </Link>
                ) : (
                  <span>{orderNumber}</span>
                )}
                <span>{`${name}, ${email}`}</span>
                <span>{formatMoment(statedAt.toISOString(), locale)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </WorkPage>
  )
}

type Props = { open: OpenReturn; now: Date; shown: PageShown; language: string }

function OpenReturnForm({ open, now, shown, language }: Props) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  const { dueCents, id, lines, mostCents, name, number, orderId, orderNumber, reason, requestedAt, statedAt, sums } =
    open
  return (
    <FieldForm action={workAction('return-checked')} shown={shown}>
      <fieldset className="orders-parcel">
        <legend>{number}</legend>
        <input type="hidden" name="return" value={id} />
        <p>
          <RefundDue statedAt={statedAt} now={now} language={language} />
        </p>
        <p className="products-facts">
          <Link href={`/admin/collections/orders/${orderId}`} prefetch={false}>
            {orderNumber}
          </Link>
          <span>{name}</span>
          <span>{t('orders.returns.announcedOn', { day: formatDay(sofiaDay(requestedAt), locale, 'full') })}</span>
          {open.status === 'received' && <span>{t('orders.returns.isHere')}</span>}
        </p>
        {reason && <p className="orders-stated">{reason}</p>}
        {lines.map((line) => (
          <div key={line.line} className="orders-came">
            <GoodsWords goods={line} />
            {line.exception && <p className="orders-note">{t(`orders.returns.exception.${line.exception}`)}</p>}
            <label>
              {t('orders.returns.came', { count: line.pieces })}
              <PiecesInput
                name={`came:${line.line}`}
                max={line.pieces}
                defaultValue={line.pieces}
                aria-label={t('orders.returns.cameOf', { title: line.title })}
              />
            </label>
            <label>
              {t('orders.returns.back')}
              <PiecesInput
                name={`back:${line.line}`}
                max={line.pieces}
                defaultValue={line.pieces}
                aria-label={t('orders.backToStock', { title: line.title })}
              />
            </label>
            <label>
              {t('orders.returns.condition')}
              <select
                name={`condition:${line.line}`}
                defaultValue="as-new"
                aria-label={t('orders.returns.conditionOf', { title: line.title })}
              >
                {returnConditions.map((condition) => (
                  <option key={condition} value={condition}>
                    {t(`orders.returns.conditions.${condition}`)}
                  </option>
                ))}
              </select>
            </label>
          </div>
        ))}
        {sums && <FollowArrived lines={lines} sums={sums} language={language} />}
        <RefundField dueCents={dueCents} mostCents={mostCents} limitCents={dueCents} language={language} />
        <div className="orders-actions">
          <button type="submit" className="admin-button admin-button-strong">
            {t('orders.checkIn')}
          </button>
          {open.status === 'announced' && (
            <button type="submit" className="admin-button" formAction={workAction('return-received')}>
              {t('orders.returns.received')}
            </button>
          )}
          <button type="submit" className="admin-button" formAction={workAction('return-ended')}>
            {t(open.status === 'announced' ? 'orders.returns.end' : 'orders.returns.endReceived')}
          </button>
        </div>
      </fieldset>
    </FieldForm>
  )
}
