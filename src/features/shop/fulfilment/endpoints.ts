import { isAdmin } from '@collections/access/roles'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readTracking } from '@/domain/carriers'
import { eachRow, FulfilmentRefused, type RefusedRow, sayRefused } from '@/features/shop/goods/staff-work/refusals'
import {
  count,
  eachOnce,
  euros,
  fieldIn,
  idsOf,
  pages,
  refundIn,
  shownCents,
  uuid,
  type Work,
  workEndpoint,
} from '@/features/shop/goods/staff-work/work-endpoint'
import { cancelOrRefuse } from '@/features/shop/orders/cancel-order'
import { releaseHold } from '@/features/shop/orders/hold'
import {
  overpaidCents,
  receiveBankTransfer,
  type TransferAnswer,
  transferAnswers,
} from '@/features/shop/orders/payments/bank-transfer'
import { openRefundsOf, payRefund } from '@/features/shop/orders/payments/refunds'
import { transactionOf } from '@/server/db/transaction'
import { askForLabels } from './carriers/ask-for-labels'
import { changeTracking } from './change-tracking'
import { endClaim, takeOverPacking } from './claims'
import { downloadEndpoints } from './downloads'
import { claimOrders, giveBack, packParcel } from './pack'
import { endParcel, shipParcel, undoHandOver, undoRefusal } from './send-parcel'
import { checkInParcel, loseParcel } from './take-in'
import { unpackParcel } from './unpack'
import { readOpenLines } from './work-list'

const trackingText = z.string().max(200).catch('')

/** @throws FulfilmentRefused where the typed number is no carrier's number; null where the field is empty */
function trackingOf(form: FormData, parcel: string): string | null {
  const typed = trackingText.parse(form.get(`tracking:${parcel}`) ?? '').trim()
  if (typed === '') return null
  const number = readTracking(typed)
  if (!number) throw new FulfilmentRefused('tracking')
  return number
}

async function saidOf(req: PayloadRequest, done: string, rows: string[], refused: RefusedRow[]) {
  const counts = { done, count: String(rows.length - refused.length), of: String(rows.length) }
  return { ...counts, ...(await sayRefused(await transactionOf(req), refused)) }
}

const claim: Work = async (req, staff, form) => {
  const ids = idsOf(form, 'order')
  const { count, refused } = await claimOrders(req, staff, ids)
  const said = await saidOf(req, 'claim', ids, refused)
  return count > 0 ? { page: pages.packing, said } : { said }
}

const back: Work = async (req, staff, form) => {
  const ids = idsOf(form, 'order')
  const { refused } = await giveBack(req, staff, ids)
  return { said: { ...(await saidOf(req, 'back', ids, refused)), list: 'mine' } }
}

const why = z.string().trim().min(3).max(300)

/** Only an admin ends a colleague's claim; anybody may take the order over. */
const ofColleague =
  (done: 'take-over' | 'claim-ended'): Work =>
  async (req, staff, form, each) => {
    if (done === 'claim-ended' && !isAdmin(req.user)) throw new FulfilmentRefused('rights')
    const reason = fieldIn(form, 'why', why)
    const ids = idsOf(form, 'order')
    const step = done === 'take-over' ? takeOverPacking : endClaim
    const refused = await eachOnce(each, ids, (id) => step(req, staff, id, reason))
    return { said: { ...(await saidOf(req, done, ids, refused)), list: 'taken' } }
  }

/**
 * Reads the form fields `pack:{order}:{line}` and `parcel:{order}`. Each order is packed in a transaction of its own,
 * so that a refused order does not hold up the others.
 */
const pack: Work = async (req, staff, form, each) => {
  const byOrder = new Map<string, { line: string; typed: FormDataEntryValue }[]>()
  for (const [name, value] of form.entries()) {
    const [kind, named, line = ''] = name.split(':')
    if (kind !== 'pack') continue
    const order = uuid.parse(named)
    byOrder.set(order, [...(byOrder.get(order) ?? []), { line, typed: value }])
  }
  const filled = [...byOrder].filter(([, lines]) => lines.some(({ typed }) => typed !== '0' && typed !== ''))
  const ids = filled.map(([order]) => order)
  const refused = await eachOnce(each, ids, async (order) => {
    const parcel = uuid.parse(form.get(`parcel:${order}`) ?? crypto.randomUUID())
    const lines = (byOrder.get(order) ?? []).map(({ line, typed }) => ({ line, quantity: count.parse(typed) }))
    await packParcel(req, { staff, order, lines, parcel })
  })
  const said = await saidOf(req, 'pack', ids, refused)
  const left = await readOpenLines(await transactionOf(req), staff)
  return left.length === 0 && ids.length > refused.length ? { page: pages.parcels, said } : { said }
}

const ship: Work = async (req, _staff, form, each) => {
  const parcels = idsOf(form, 'parcel')
  const refused = await eachOnce(each, parcels, (parcel) => shipParcel(req, parcel, trackingOf(form, parcel)))
  return { said: await saidOf(req, 'ship', parcels, refused) }
}

const undoShip: Work = async (req, _staff, form, each) => {
  const parcels = idsOf(form, 'parcel')
  const refused = await eachOnce(each, parcels, (parcel) => undoHandOver(req, parcel))
  return { said: await saidOf(req, 'ship-undone', parcels, refused) }
}

const carrierText = z.string().min(1).max(40)

const renumber: Work = async (req, _staff, form) => {
  const parcel = uuid.parse(form.get('tracking-changed'))
  const carrier = carrierText.parse(form.get(`carrier:${parcel}`))
  await changeTracking(req, parcel, { tracking: trackingOf(form, parcel), carrier })
  return { said: { done: 'tracking-changed', count: '1' } }
}

const unpack: Work = async (req, _staff, form) => {
  const parcel = uuid.parse(form.get('unpack'))
  const isLabelCancelled = idsOf(form, 'label-cancelled').includes(parcel)
  await unpackParcel(req, parcel, { isLabelCancelled })
  return { said: { done: 'unpack', count: '1' } }
}

const askCarriers =
  (unknownToo: boolean): Work =>
  async (req, _staff, form) => {
    const count = await askForLabels(req, idsOf(form, unknownToo ? 'again' : 'parcel'), unknownToo)
    return { said: { done: 'label', count: String(count) } }
  }

const end =
  (state: 'delivered' | 'refused'): Work =>
  async (req, _staff, form, each) => {
    const parcels = idsOf(form, 'parcel')
    const refused = await eachOnce(each, parcels, (parcel) => endParcel(req, parcel, state))
    return { said: await saidOf(req, state, parcels, refused) }
  }

const undoRefused: Work = async (req, _staff, form, each) => {
  const parcels = idsOf(form, 'parcel')
  const refused = await eachOnce(each, parcels, (parcel) => undoRefusal(req, parcel))
  return { said: await saidOf(req, 'refused-undone', parcels, refused) }
}

const lost: Work = async (req, _staff, form) => {
  await loseParcel(req, uuid.parse(form.get('lost')))
  return { said: { done: 'lost', count: '1' } }
}

const checkIn: Work = async (req, _staff, form) => {
  const restocked = new Map<string, number>()
  for (const [name, value] of form.entries())
    if (name.startsWith('back:')) restocked.set(name.slice('back:'.length), count.parse(value))
  await checkInParcel(req, { parcel: uuid.parse(form.get('parcel')), restocked, ...refundIn(form) })
  return { said: { done: 'check-in', count: '1' } }
}

const received: Work = async (req, _staff, form, each) => {
  const answers: { order: string; answer: TransferAnswer }[] = []
  const ids = idsOf(form, 'order')
  const refused = await eachRow(ids, async (order) => {
    const cents = euros.parse(form.get(`amount:${order}`) ?? '')
    if (cents === 0) throw new FulfilmentRefused('nothing')
    const shown = shownCents.parse(form.get(`awaited:${order}`))
    const answer = await each(order, z.enum(transferAnswers), () => receiveBankTransfer(req, order, cents, shown))
    if (answer === 'not-awaited') throw new FulfilmentRefused(answer)
    answers.push({ order, answer })
  })
  const of = (answer: TransferAnswer) => answers.filter((each) => each.answer === answer).map(({ order }) => order)
  const countOf = (answer: TransferAnswer) => String(of(answer).length)
  const said = { done: 'received', count: countOf('paid'), part: countOf('part'), gone: countOf('gone') }
  const not = await sayRefused(await transactionOf(req), refused)
  const overCents = String(await overpaidCents(await transactionOf(req), of('paid')))
  return {
    said: { ...said, overCents, ...not, of: String(ids.length), unwanted: countOf('cancelled'), list: 'payment' },
  }
}

const release: Work = async (req, _staff, form, each) => {
  const staffNote = fieldIn(form, 'note', why)
  const ids = idsOf(form, 'order')
  const refused = await eachOnce(each, ids, async (id) => {
    if (!(await releaseHold(req, id, { staffNote }))) throw new FulfilmentRefused()
  })
  return { said: await saidOf(req, 'release', ids, refused) }
}

const cancel: Work = async (req, _staff, form, each) => {
  const ids = idsOf(form, 'order')
  const refused = await eachOnce(each, ids, (id) => cancelOrRefuse(req, id))
  return { said: await saidOf(req, 'cancel', ids, refused) }
}

const refundIds = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(z.array(uuid))

/** Settles the refunds that the page showed, `refund:{order}`: one begun since then is still to be paid. */
const refunded: Work = async (req, _staff, form, each) => {
  const ids = idsOf(form, 'order')
  const refused = await eachOnce(each, ids, async (order) => {
    const seen = refundIds.parse(form.get(`refund:${order}`))
    const refunds = await openRefundsOf(await transactionOf(req), order)
    let paid = 0
    // A colleague may pay the refund at the same moment.
    for (const refund of refunds) if (seen.includes(refund) && (await payRefund(req, refund))) paid += 1
    if (paid === 0) throw new FulfilmentRefused('no-refund')
  })
  return { said: { ...(await saidOf(req, 'refunded', ids, refused)), list: 'refund' } }
}

export const orderEndpoints: Endpoint[] = [
  workEndpoint('claim', 'orders', claim),
  workEndpoint('back', 'orders', back),
  workEndpoint('pack', 'packing', pack, { ownTransactions: true }),
  workEndpoint('take-over', 'orders', ofColleague('take-over'), { ownTransactions: true }),
  workEndpoint('claim-ended', 'orders', ofColleague('claim-ended'), { ownTransactions: true }),
  workEndpoint('ship', 'parcels', ship, { ownTransactions: true }),
  workEndpoint('ship-undone', 'parcels', undoShip, { ownTransactions: true }),
  workEndpoint('tracking-changed', 'parcels', renumber),
  workEndpoint('unpack', 'parcels', unpack),
  workEndpoint('label', 'parcels', askCarriers(false)),
  workEndpoint('label-again', 'parcels', askCarriers(true)),
  workEndpoint('delivered', 'parcels', end('delivered'), { ownTransactions: true }),
  workEndpoint('refused', 'parcels', end('refused'), { ownTransactions: true }),
  workEndpoint('refused-undone', 'parcels', undoRefused, { ownTransactions: true }),
  workEndpoint('lost', 'parcels', lost),
  workEndpoint('check-in', 'parcels', checkIn),
  workEndpoint('received', 'orders', received, { ownTransactions: true }),
  workEndpoint('release', 'orders', release, { ownTransactions: true }),
  workEndpoint('cancel', 'orders', cancel, { ownTransactions: true }),
  workEndpoint('refunded', 'orders', refunded, { ownTransactions: true }),
  ...downloadEndpoints,
]
