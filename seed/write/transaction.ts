import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { withTransaction } from '../../src/server/db/transaction'

/** Writes several times, all or nothing: a seed that is killed leaves no document in half of its languages. */
export async function together<T>(cms: Payload, write: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, cms)
  return withTransaction(req, () => write(req))
}
