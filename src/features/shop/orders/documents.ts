import type { PayloadRequest } from 'payload'

/** The one place where the documents of an order are issued: in the transaction in which it is paid. */
export async function issueOrderDocument(_req: PayloadRequest, _order: string): Promise<void> {}

/** Likewise the credit note, in the transaction in which a refund is noted as paid. */
export async function issueRefundDocument(_req: PayloadRequest, _refund: string): Promise<void> {}
