import { env } from '@/server/env'
import { Fence } from './fence'
import { Replica } from './replica'

export interface Replicas {
  fence: Fence
  replicas: Replica[]
  /** Requests take turns. */
  next: number
}

/** To be called by web processes before they listen for invalidations; workers read the primary only. */
export function openReplicas(): void {
  const urls = env().DATABASE_REPLICA_URLS ?? []
  if (urls.length === 0) return
  const fence = new Fence()
  globalThis.broshuraReplicas = {
    fence,
    replicas: urls.map((url, index) => new Replica(String(index + 1), url, fence)),
    next: 0,
  }
}
