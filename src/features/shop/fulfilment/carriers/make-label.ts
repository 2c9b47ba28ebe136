import type { PayloadRequest } from 'payload'
import {
  beginLabel,
  endLabel,
  findUnprinted,
  finishLabel,
  notePrintProblem,
  storePdf,
} from '@/features/shop/orders/label-rows'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { log } from '@/server/log'
import { AnswerLost, CarrierAway, CarrierRefused } from './carrier'
import { carrierOf } from './carriers'
import { readParcelToSend } from './parcel-to-send'

/**
 * Announces a parcel to its carrier and fetches the label. Safe to kill and repeat at any step: the state `sending` is
 * committed before the carrier is asked, and a carrier that would create a second parcel is not asked after a lost
 * answer.
 */
export async function makeLabel(req: PayloadRequest, parcel: string): Promise<void> {
  const database = req.payload.db.drizzle
  const begun = await beginLabel(database, parcel)
  if (begun) await announce(req, parcel, begun)
  const made = await findUnprinted(database, parcel)
  if (!made) return
  try {
    await storePdf(
      database,
      parcel,
      await carrierOf(req.payload, made.carrier).print({ id: parcel, number: made.number }),
    )
  } catch (error) {
    if (!(error instanceof CarrierRefused)) throw error
    await notePrintProblem(database, parcel, error.message)
  }
}

type Begun = { carrier: string; was: 'asked' | 'sending' }

async function announce(req: PayloadRequest, parcel: string, { carrier: name, was }: Begun): Promise<void> {
  const database = req.payload.db.drizzle
  const carrier = carrierOf(req.payload, name)
  if (was === 'sending' && !carrier.recognises) return endLabel(database, parcel, 'unknown')
  try {
    const number = await carrier.label(await readParcelToSend(database, parcel))
    await withTransaction(req, async () => finishLabel(await transactionOf(req), parcel, number))
    log.info({ event: 'label-made', parcel, carrier: name }, 'a carrier made a label')
  } catch (error) {
    if (error instanceof CarrierRefused) return endLabel(database, parcel, 'refused', error.message)
    if (error instanceof AnswerLost && !carrier.recognises) {
      log.error({ parcel, carrier: name, error }, 'the answer of a carrier was lost: staff must look')
      return endLabel(database, parcel, 'unknown')
    }
    // The carrier did nothing, so the next attempt need not treat the answer as lost.
    if (error instanceof CarrierAway) await endLabel(database, parcel, 'asked')
    throw error
  }
}

/** After the last attempt: a parcel that the carrier may have is left to a person. */
export async function giveUpLabel(req: PayloadRequest, parcel: string): Promise<void> {
  const database = await transactionOf(req)
  const begun = await beginLabel(database, parcel)
  if (begun) await endLabel(database, parcel, begun.was === 'asked' ? 'refused' : 'unknown', 'unreachable')
  else await notePrintProblem(database, parcel, 'unreachable')
}
