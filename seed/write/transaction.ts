import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

/** Writes several times, all or nothing: a seed that is killed leaves no document in half of its languages. */
export async function together<T>(cms: Payload, write: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, cms)
  await initTransaction(req)
  try {
    const result = await write(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
