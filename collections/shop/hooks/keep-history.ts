import type { CollectionBeforeChangeHook } from 'payload'

/** Records every status of an order with its time. The history given with a new order is taken as it is. */
export const keepHistory: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const history = data.history ?? []
  if (operation === 'create') {
    return history.length > 0 ? data : { ...data, history: [{ status: data.status, at: data.placedAt }] }
  }
  if (data.status === originalDoc.status) return data
  return { ...data, history: [...history, { status: data.status, at: new Date().toISOString() }] }
}
