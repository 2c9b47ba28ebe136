import type { PayloadRequest } from 'payload'

const key = 'triedMoment'

/** The context of a request that only tries what will be done at a moment, which its rules are then asked about. */
export const triedAt = (moment: Date) => ({ [key]: moment })

/** Now, or the moment to come at which the change of this request is meant to be made. */
export function momentOfChange({ context }: PayloadRequest): Date {
  const [now, tried] = [new Date(), context[key]]
  return tried instanceof Date && tried > now ? tried : now
}
