import { invalidField } from '@collections/invalid-field'
import type { PayloadRequest, TypedUser } from 'payload'
import { recordSuccessfulSignIn } from '../sign-in-limits'
import { passwordMatches } from './password-hash'
import { beginAttempt } from './staff-attempt'

const freshMilliseconds = 10 * 60 * 1000

/**
 * Before somebody changes what protects an account: their present password, unless they have just signed in.
 * @throws when it is missing or wrong, or when too many were tried
 */
export async function requireProof(req: PayloadRequest, user: TypedUser, password: string | undefined): Promise<void> {
  if (isFresh(user)) return
  const path = 'currentPassword'
  if (!password) throw invalidField(req, 'users', { path, problem: 'currentPasswordNeeded' })
  const attempt = await beginAttempt(req, user.email ?? '')
  const account = await req.payload.db.findOne<{ id: string; hash?: string; salt?: string }>({
    collection: 'users',
    where: { id: { equals: user.id } },
    req,
  })
  if (!(await passwordMatches(account, password))) {
    throw invalidField(req, 'users', { path, problem: 'currentPasswordWrong' })
  }
  await recordSuccessfulSignIn(req.payload, attempt)
}

/** Payload keeps the session's id on the user of a request; refreshing a session does not make it new. */
function isFresh(user: TypedUser): boolean {
  const sid: unknown = Reflect.get(user, '_sid')
  const sessions = user.collection === 'users' ? user.sessions : null
  const opened = sessions?.find(({ id }) => id === sid)?.createdAt
  return Boolean(opened) && Date.now() - Date.parse(opened ?? '') < freshMilliseconds
}
