import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { withTransaction } from '../../src/server/db/transaction'

/** Several writes, all or nothing: a killed seed leaves no document in half of its languages. */
export async function together<T>(cms: Payload, write: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, cms)
  return withTransaction(req, () => write(req))
}
