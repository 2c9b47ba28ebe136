import { collectedAtDoor } from '@/features/shop/fulfilment/collected-at-door'
import { openPiecesOf } from '@/features/shop/fulfilment/give-up-pieces'
import { dueForPieces } from '@/features/shop/fulfilment/money-due'
import { withTitlesIn } from '@/features/shop/goods/titles'
import type { Standing } from '@/features/shop/orders/standing'
import { db } from '@/server/cms'
import { adminLocale, adminTranslations } from '../admin-translations'
import { goodsNameOf, PiecesInput } from './goods-words'
import { BeginStep } from './outside-form'
import { RefundField } from './work-fields'

type Props = { order: string; parcels: Standing['parcels']; language: string }

/**
 * Refunds open pieces that cannot be sent. Renders nothing if no piece is open, or if the only piece of an unsent order
 * is open: that is a cancellation.
 */
export async function NotSent({ order, parcels, language }: Props) {
  const t = adminTranslations(language)
  const database = await db()
  const open = await openPiecesOf(database, order)
  const count = open.reduce((sum, line) => sum + line.open, 0)
  const isAnySent = parcels.some(({ state }) => state !== 'not-sent')
  if (count === 0 || (count === 1 && !isAnySent)) return null
  const pieces = open.map(({ line, open: quantity }) => ({ line, quantity }))
  const { collectCents } = await collectedAtDoor(database, order, pieces, false)
  const { dueCents, mostCents } = await dueForPieces(database, order, pieces, collectCents)
  const [lines = []] = await withTitlesIn(database, adminLocale(language), [open])
  return (
    <BeginStep
      name="not-sent"
      order={order}
      language={language}
      fields={Object.fromEntries(open.map((line) => [`open:${line.line}`, String(line.open)]))}
    >
      <p>{t('orders.begin.notSentText')}</p>
      {lines.map((line) => (
        <fieldset key={line.line} className="orders-drop">
          <legend>{goodsNameOf(line)}</legend>
          {(['drop', 'back'] as const).map((kind) => (
            <label key={kind} className="orders-pieces">
              <PiecesInput form="order-not-sent" name={`${kind}:${line.line}`} max={line.open} defaultValue={0} />
              {t(`orders.begin.${kind}`, { count: line.open })}
            </label>
          ))}
        </fieldset>
      ))}
      <RefundField
        form="order-not-sent"
        dueCents={dueCents}
        mostCents={mostCents}
        limitCents={dueCents}
        language={language}
      />
      {mostCents > 0 && <p className="orders-note">{t('orders.begin.notSentRefund')}</p>}
    </BeginStep>
  )
}
