import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { languageOf, translatorFor } from '@/i18n/translator'
import { passwordProblem } from '../password-problem'
import { isResetByMail } from './password-reset'
import { requireProof } from './proof'

const changes = z.object({
  password: z.string().max(1000).nullish(),
  email: z.string().optional(),
  name: z.string().nullish(),
  currentPassword: z.string().max(1000).nullish(),
})

/** The rules for a password of staff, and who may change it: whoever does so for themself proves who they are. */
export const checkPasswordAndProof: CollectionBeforeValidateHook = async ({ data = {}, originalDoc, req }) => {
  const { currentPassword: _, ...rest } = data
  const { password, email, name, currentPassword } = changes.parse(data)
  const words = [email ?? originalDoc?.email, name ?? originalDoc?.name].filter((word) => typeof word === 'string')
  if (password) requireGoodPassword(req, password, words)
  const { user } = req
  const isOwn = user?.collection === 'users' && user.id === originalDoc?.id && !isResetByMail(req)
  const changesEmail = email !== undefined && email.trim().toLowerCase() !== originalDoc?.email
  if (isOwn && (password || changesEmail)) await requireProof(req, user, currentPassword ?? undefined)
  return rest
}

function requireGoodPassword(req: PayloadRequest, password: string, ownWords: string[]): void {
  const found = passwordProblem(password, ownWords)
  if (!found) return
  const t = translatorFor(languageOf(req.i18n), 'auth.problems')
  const message = t(found.code)
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }], req }, req.t)
}
