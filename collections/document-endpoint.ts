import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { withTransaction } from '@/server/db/transaction'
import { isStaff } from './access/staff'

const uuid = z.uuid()

export type Answer = (req: PayloadRequest, id: string) => Promise<Response>

export const empty = (status: number) => new Response(null, { status })

/** The JSON that a request brought; null where it brought none. */
export async function bodyOf(req: PayloadRequest): Promise<unknown> {
  return req.json?.().catch(() => null) ?? null
}

/** An endpoint of one document, whose path begins with `/:id`: 403 unless `isAllowed`, 404 for an invalid id. */
export function documentEndpoint(
  path: string,
  method: 'get' | 'post',
  isAllowed: typeof isStaff,
  answer: Answer,
): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      if (!isAllowed(req.user)) return empty(403)
      const id = uuid.safeParse(req.routeParams?.id)
      return id.success ? answer(req, id.data) : empty(404)
    },
  }
}

/** For staff, and in one transaction. */
export function staffEndpoint(path: string, method: 'get' | 'post', answer: Answer): Endpoint {
  return documentEndpoint(path, method, isStaff, (req, id) => withTransaction(req, () => answer(req, id)))
}
