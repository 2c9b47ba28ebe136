import type { Payload } from 'payload'
import { removeOldEmailChanges } from '@/features/account/auth/email-changes'
import { log } from '@/server/log'
import { carryOutDeletions } from './deletion/carry-out'
import { removeFromAuthServer, sendGoodbyes } from './deletion/departures'
import { expireExports } from './export/expire'

type Step = (payload: Payload) => Promise<void>

/** The regular clean-up of personal data; a step that fails is retried at the next run, the others go on. */
export async function tidyPeople(payload: Payload): Promise<void> {
  const steps: Step[] = [carryOutDeletions, sendGoodbyes, removeFromAuthServer, expireExports, removeOldEmailChanges]
  for (const step of steps) {
    await step(payload).catch((error: unknown) =>
      log.error({ step: step.name, error }, 'what is due could not be done'),
    )
  }
}
