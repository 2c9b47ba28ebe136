import type { Events } from './events'
import type { Session, Store } from './store'

/** The state that the routes of the simulator share. */
export interface PaymentSimulator {
  url: string
  secretKey: string
  now: () => number
  store: Store
  events: Events
  /** Ends an open session, and notifies the shop. */
  end: (session: Session) => void
  endWhenDue: (session: Session) => void
}
