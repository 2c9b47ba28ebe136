import type { CollectionBeforeChangeHook } from 'payload'
import { requestId } from '@/server/request-context'
import { clientNetwork } from '../client-address'

/** Writes into an audit entry from which network and in which request it came. */
export const noteOrigin: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  network: clientNetwork(req.headers),
  requestId: requestId(),
})
