import { bodyOf, problem } from '@collections/document-endpoint'
import { writeAuditEntry } from '@collections/staff/audit-log'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import type { User } from '@/../payload-types'
import { type Database, lockStaff, transactionOf, withTransaction } from '@/server/db/transaction'
import { takeCode } from './factor-status'
import {
  addressForApp,
  beginFactor,
  confirmStaffFactor,
  newRecoveryCodes,
  newSecret,
  openSecret,
  readFactor,
  recoveryHash,
  removeStaffFactor,
  replaceRecoveryCodes,
  sealSecret,
  stepOf,
} from './factor-store'
import { invitationEndpoints } from './invitations'
import { attemptSucceeded, beginAttempt, passwordEndpoints, requireProof } from './password-reset'
import { endSessions, otherThan, sessionEndpoints, sessionOf } from './sessions'

const input = z
  .object({ currentPassword: z.string().max(1000).optional(), code: z.string().trim().max(40).default('') })
  .catch({ code: '' })

interface Asked {
  req: PayloadRequest
  user: User
  database: Database
  currentPassword?: string
  code: string
}

/** An endpoint for staff, also while they owe a second factor; runs in a transaction. */
function ownFactor(path: string, work: (asked: Asked) => Promise<object>): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      const { user } = req
      if (user?.collection !== 'users') return new Response(null, { status: 403 })
      const given = input.parse(await bodyOf(req))
      const attempt = given.code ? await beginAttempt(req, user.email) : null
      const answer = await withTransaction(req, async () =>
        work({ req, user, database: await transactionOf(req), ...given }),
      )
      if (attempt) await attemptSucceeded(req, attempt)
      return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })
    },
  }
}

const begin = ownFactor('/second-factor/begin', async ({ req, user, database, currentPassword }) => {
  await requireProof(req, user, currentPassword)
  const secret = newSecret()
  if (!(await beginFactor(database, user.id, sealSecret(secret, user.id)))) throw refused(req, 'factorExists', 409)
  return { secret, picture: renderSVG(addressForApp(user.email, secret), { border: 2 }) }
})

const confirm = ownFactor('/second-factor/confirm', async ({ req, user, database, code }) => {
  // Before the factor is written, whose reference to the account would keep a second confirmation from this lock.
  await lockStaff(database, user.id)
  const factor = await readFactor(database, user.id)
  const secret = factor && !factor.confirmed ? openSecret(factor.secret, user.id) : null
  const step = secret ? stepOf(secret, code) : null
  if (!factor || step === null) throw refused(req, 'codeWrong', 400)
  const { codes, hashes } = madeCodes()
  if (!(await confirmStaffFactor(database, { userId: user.id, secret: factor.secret, step, codes: hashes }))) {
    throw refused(req, 'codeWrong', 409)
  }
  // The other sessions were opened without the second factor.
  await endSessions(database, user.id, otherThan(sessionOf(user)))
  await writeAuditEntry(req, { action: 'user.second-factor-added', target: `users ${user.id}` })
  return { recoveryCodes: codes }
})

const renewCodes = ownFactor('/second-factor/recovery-codes', async (asked) => {
  await requireProofAndCode(asked)
  const { req, user, database } = asked
  const { codes, hashes } = madeCodes()
  await replaceRecoveryCodes(database, user.id, hashes)
  await writeAuditEntry(req, { action: 'user.recovery-codes-renewed', target: `users ${user.id}` })
  return { recoveryCodes: codes }
})

const remove = ownFactor('/second-factor/remove', async (asked) => {
  await requireProofAndCode(asked)
  const { req, user, database } = asked
  await removeStaffFactor(database, user.id)
  await writeAuditEntry(req, { action: 'user.second-factor-removed', target: `users ${user.id}` })
  return {}
})

/** For a colleague who lost the second factor: only an admin, with fresh proof of identity. */
const reset = ownFactor('/:id/second-factor/reset', async ({ req, user, database, currentPassword }) => {
  const id = String(req.routeParams?.id)
  if (user.role !== 'admin' || user.owesSecondFactor || id === user.id) throw refused(req, 'notAllowed', 403)
  await requireProof(req, user, currentPassword)
  const colleague = await req.payload.findByID({ collection: 'users', id, depth: 0, req })
  await lockStaff(database, id)
  if (await removeStaffFactor(database, id)) {
    await endSessions(database, id)
    const details = { email: colleague.email }
    await writeAuditEntry(req, { action: 'user.second-factor-reset', target: `users ${id}`, details })
  }
  return {}
})

const factorEndpoints = [begin, confirm, renewCodes, remove, reset]

async function requireProofAndCode({ req, user, database, currentPassword, code }: Asked): Promise<void> {
  await requireProof(req, user, currentPassword)
  if (!(await takeCode(database, user.id, code))) throw refused(req, 'codeWrong', 400)
}

function madeCodes() {
  const codes = newRecoveryCodes()
  return { codes, hashes: codes.flatMap((code) => recoveryHash(code) ?? []) }
}

function refused(req: PayloadRequest, name: Parameters<typeof problem>[0], status: number) {
  return new APIError(problem(name, req.i18n.language), status, undefined, true)
}

/** Must come before Payload's own endpoints in the collection. */
export const staffEndpoints: Endpoint[] = [
  ...passwordEndpoints,
  ...factorEndpoints,
  ...sessionEndpoints,
  ...invitationEndpoints,
]
