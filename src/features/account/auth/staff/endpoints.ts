import type { Endpoint } from 'payload'
import { factorEndpoints } from './factor-endpoints'
import { passwordEndpoints } from './password-reset'
import { sessionEndpoints } from './sessions'

/** Added to the staff collection in payload.config.ts, where they come before Payload's own. */
export const staffEndpoints: Endpoint[] = [...passwordEndpoints, ...factorEndpoints, ...sessionEndpoints]
