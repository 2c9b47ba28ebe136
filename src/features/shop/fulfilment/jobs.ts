import { makeParcelLabel } from '@/server/jobs/kinds'
import { type AreaJobs, handle } from '@/server/jobs/tasks'
import { actOnRecentWithdrawals } from './after-sales/act-on-withdrawal'
import { giveUpLabel, makeLabel as makeCarrierLabel } from './carriers/make-label'
import { refreshPoints } from './carriers/refresh-points'
import { trackParcels } from './carriers/track-parcels'
import { giveBackOverNight } from './claims'
import { closeOrders } from './close-orders'

export const fulfilmentJobs: AreaJobs = {
  carriers: {
    handlers: [
      handle(makeParcelLabel, {
        run: (req, { parcel }) => makeCarrierLabel(req, parcel),
        giveUp: (req, { parcel }) => giveUpLabel(req, parcel),
      }),
    ],
    // Apart from the other tasks, which must not wait for a carrier's slow answer.
    tasks: [
      { name: 'refreshPickupPoints', when: '37 2 * * *', run: refreshPoints },
      { name: 'trackParcels', when: '*/30 * * * *', run: trackParcels },
    ],
  },
  common: {
    tasks: [
      { name: 'actOnRecentWithdrawals', when: '*/5 * * * *', run: (payload) => actOnRecentWithdrawals(payload) },
      { name: 'giveBackOverNight', when: '7 * * * *', run: (payload) => giveBackOverNight(payload) },
      { name: 'closeOrders', when: '28 3 * * *', run: closeOrders },
    ],
  },
}
