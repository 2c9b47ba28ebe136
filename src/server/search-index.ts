import type { PayloadRequest } from 'payload'

export async function indexBrochure(_req: PayloadRequest, _id: string): Promise<void> {}

export async function indexRetailer(_req: PayloadRequest, _id: string): Promise<void> {}

export async function removeFromIndex(_req: PayloadRequest, _target: { brochure: string } | { retailer: string }): Promise<void> {}
