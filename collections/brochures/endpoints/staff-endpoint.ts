import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../access/staff'

const uuid = z.uuid()

export type Answer = (req: PayloadRequest, brochure: string) => Promise<Response>

export const empty = (status: number) => new Response(null, { status })

/** An address under `/api/cms/brochures/:id`, for staff, and in one transaction. */
export function staffEndpoint(path: string, method: 'get' | 'post', answer: Answer): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      if (!isStaff(req.user)) return empty(403)
      const id = uuid.safeParse(req.routeParams?.id)
      if (!id.success) return empty(404)
      await initTransaction(req)
      try {
        const response = await answer(req, id.data)
        await commitTransaction(req)
        return response
      } catch (error) {
        await killTransaction(req)
        throw error
      }
    },
  }
}
