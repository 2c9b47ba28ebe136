import { type ProblemName, problem } from '@collections/problems'
import { writeAuditEntry } from '@collections/staff/hooks/audit'
import { APIError, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '@/server/db/transaction'
import { takeCode } from './check-code'
import { factorStatusOf } from './factor-status'

type Refusal = 'code-needed' | 'code-wrong' | 'site-only'

const sentences: Record<Refusal, ProblemName> = {
  'code-needed': 'codeNeeded',
  'code-wrong': 'codeWrong',
  'site-only': 'signInAtSite',
}
const typedCode = z.object({ code: z.string().trim().max(40) })
const refusal = z.object({ data: z.object({ code: z.enum(['code-needed', 'code-wrong', 'site-only']) }) })

/** Why a password was not enough, if that is what this error says. */
export function refusalIn(error: unknown): Refusal | null {
  return refusal.safeParse(error).data?.data.code ?? null
}

function refused(req: PayloadRequest, code: Refusal) {
  return new APIError(problem(sentences[code], req.i18n.language), 401, { code }, true)
}

/** No session of the CMS is opened by a password alone where the account has a second factor, here or at the site. */
export const requireCode: CollectionBeforeLoginHook = async ({ req, user }) => {
  const database = await transactionOf(req)
  const { own, site } = await factorStatusOf(database, user.id)
  if (!own && site) throw refused(req, 'site-only')
  if (!own) return user
  const code = typedCode.safeParse(req.data).data?.code
  if (!code) throw refused(req, 'code-needed')
  const taken = await takeCode(database, user.id, code)
  if (!taken) throw refused(req, 'code-wrong')
  if (taken === 'recovery') await recordRecovery(req, user)
  return user
}

/** A recovery code has opened the account, which its owner is told of. */
export async function recordRecovery(req: PayloadRequest, { id, email }: { id: string; email: string }): Promise<void> {
  const actor = { actor: email, actorId: id }
  await writeAuditEntry(req, { action: 'user.recovery-code-used', target: `users ${id}`, actor })
}
