import { writeAuditEntry } from '@collections/staff/audit-log'
import type { PayloadRequest } from 'payload'

export async function auditStep(
  req: PayloadRequest,
  ids: string[],
  action: string,
  more: Record<string, unknown> = {},
): Promise<void> {
  for (const id of ids) {
    const { number } = await req.payload.findByID({ collection: 'orders', id, depth: 0, select: { number: true }, req })
    const details = { ...more, collection: 'orders', name: number }
    await writeAuditEntry(req, { action, target: `orders ${id}`, details })
  }
}
