import type { ReactNode } from 'react'
import { formatDay, formatEuro, formatMoment } from '@/design/format'
import type { LedgerEntry, ListedVoucher } from '@/features/shop/orders/vouchers/staff-lists'
import { adminLocale, adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { workAction } from './orders-only'
import { FormKey, KeptPage } from './outside-form'

type Props = { voucher: ListedVoucher; entries: LedgerEntry[]; language: string }

export function VoucherLedger({ voucher, entries, language }: Props) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  const { amountCents, balanceCents, buyer, email, expiresOn, number, order, recipient } = voucher
  let balance = 0
  return (
    <article className="orders-parcel" aria-label={number}>
      <p className="products-facts">
        <Link href={`/admin/collections/orders/${order}`} prefetch={false}>
          {number}
        </Link>
        <span>{buyer}</span>
        <span>{[recipient, email].filter(Boolean).join(', ')}</span>
        <span>{t('orders.vouchers.ofAmount', { amount: formatEuro(amountCents, locale) })}</span>
        <span>{t('orders.vouchers.until', { day: formatDay(expiresOn, locale, 'full') })}</span>
      </p>
      <p>
        <strong>{t('orders.vouchers.left', { amount: formatEuro(balanceCents, locale) })}</strong>
      </p>
      {entries.length === 0 ? (
        <p className="products-empty">{t('orders.vouchers.noEntries')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <section className="orders-scroll" aria-label={t('orders.vouchers.ledger')} tabIndex={0}>
          <table className="orders-table">
            <caption>{t('orders.vouchers.ledger')}</caption>
            <thead>
              <tr>
                {(['at', 'what', 'order', 'change', 'balance'] as const).map((head) => (
                  <th key={head} scope="col">
                    {t(`orders.vouchers.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => {
                balance += entry.cents
                return <EntryRow key={entry.id} entry={entry} balanceCents={balance} language={language} />
              })}
            </tbody>
          </table>
        </section>
      )}
      {voucher.state === 'active' && <VoucherSteps voucher={voucher} language={language} />}
    </article>
  )
}

function EntryRow({ entry, balanceCents, language }: { entry: LedgerEntry; balanceCents: number; language: string }) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  const by = [entry.note, entry.staff].filter(Boolean).join(' · ')
  return (
    <tr>
      <td>{formatMoment(entry.at.toISOString(), locale)}</td>
      <td>
        {t(`orders.vouchers.reasons.${entry.reason}`)}
        {by && <small> {by}</small>}
      </td>
      <td>
        {entry.order && (
          <Link href={`/admin/collections/orders/${entry.order.id}`} prefetch={false}>
            {entry.order.number}
          </Link>
        )}
      </td>
      <td>{formatEuro(entry.cents, locale)}</td>
      <td>{formatEuro(balanceCents, locale)}</td>
    </tr>
  )
}

function VoucherSteps({ voucher, language }: { voucher: ListedVoucher; language: string }) {
  const t = adminTranslations(language)
  const why = (
    <label>
      {t('orders.whyUnnamed')}
      <input type="text" name="note" required maxLength={500} autoComplete="off" />
    </label>
  )
  return (
    <>
      <Step voucher={voucher} step="voucher-correct" label={t('orders.vouchers.correct')}>
        <input type="hidden" name="balance" value={voucher.balanceCents} />
        <label>
          {t('orders.vouchers.changeHint')}
          <input type="text" name="change" required maxLength={20} autoComplete="off" />
        </label>
        {why}
      </Step>
      <Step voucher={voucher} step="voucher-extend" label={t('orders.vouchers.extend')}>
        <label>
          {t('orders.vouchers.newDay')}
          <input type="date" name="until" required min={voucher.expiresOn} defaultValue={voucher.expiresOn} />
        </label>
      </Step>
      <Step voucher={voucher} step="voucher-anew" label={t('orders.vouchers.anew')}>
        <span>{t('orders.vouchers.anewHint')}</span>
      </Step>
      <Step voucher={voucher} step="voucher-void" label={t('orders.vouchers.void')}>
        {why}
        <label>
          <input type="checkbox" name="refund" value="on" /> {t('orders.vouchers.refund')}
        </label>
      </Step>
    </>
  )
}

type StepProps = { voucher: ListedVoucher; step: string; label: string; children: ReactNode }

function Step({ voucher, step, label, children }: StepProps) {
  return (
    <form method="post" action={workAction(step)} className="filter-form">
      <FormKey />
      <KeptPage shown={{ voucher: voucher.id }} />
      <input type="hidden" name="voucher" value={voucher.id} />
      {children}
      <button type="submit" className="admin-button">
        {label}
      </button>
    </form>
  )
}
