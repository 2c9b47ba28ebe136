'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { FormState } from '@/design/form/form-state'
import { endOwnSession } from '@/features/auth/end-session'
import { provePassword, signedInCustomer } from '@/features/auth/fresh-proof'
import { nextPath } from '@/features/auth/next-path'
import { localePath } from '@/i18n/routing'
import { accountPaths } from '@/lib/account-paths'
import { handleForm, stateAction } from '@/lib/forms/form-action'
import type { Outcome } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { addApp, addPhone, type Confirmed, confirmFactor, type Enrolled, removeFactor } from './add-factor'
import { unlink } from './identities'
import { recoverWithCode, renewOwnCodes } from './recovery-codes/stored-codes'
import { endSignIn } from './sign-in-list'

/** State of the first step, returned by the browser. The auth server itself checks whose factor it is. */
const begun = z
  .object({
    enrolled: z
      .object({
        factor: z.string().max(100),
        app: z.object({ qrCode: z.string(), secret: z.string() }).optional(),
        phone: z.string().optional(),
      })
      .optional()
      .catch(undefined),
    done: z.unknown().optional(),
  })
  .catch({ enrolled: undefined, done: undefined })

/** A factor is set up in two steps of one form: it begins, then the first code confirms. */
export interface AddState extends FormState {
  enrolled?: Enrolled
  done?: Confirmed
}

export const addAppAction = stateAction(async (data, state): Promise<AddState> => {
  return addFactor(state, data, addApp)
})

export const addPhoneAction = stateAction(async (data, state): Promise<AddState> => {
  return addFactor(state, data, addPhone)
})

async function addFactor(state: unknown, data: FormData, begin: typeof addApp | typeof addPhone): Promise<AddState> {
  const { enrolled, done } = begun.parse(state)
  if (!enrolled || done) return handleForm(data, begin, ({ value }): AddState => ({ values: {}, enrolled: value }))
  const confirm = ({ code }: Record<string, string>) => confirmFactor(enrolled, code)
  return { enrolled, ...(await handleForm(data, confirm, ({ value }): AddState => ({ values: {}, done: value }))) }
}

export const removeFactorAction = stateAction(async (data): Promise<FormState> => {
  return changed(data, 'factor', ({ factor = '' }) => removeFactor(factor))
})

export interface CodesState extends FormState {
  codes?: string[]
}

/** The codes are shown in this answer and never again. */
export const renewCodesAction = stateAction(async (data): Promise<CodesState> => {
  return handleForm(data, renewOwnCodes, ({ codes }): CodesState => ({ values: {}, codes }))
})

export const recoveryCodeAction = stateAction(async (data): Promise<FormState> => {
  return handleForm(data, recoverWithCode, (_, locale) =>
    redirect(`${localePath(locale, accountPaths.security)}?recovered=1`),
  )
})

export const provePasswordAction = stateAction(async (data): Promise<FormState> => {
  const prove = ({ password }: Record<string, string>) => provePassword(password)
  return handleForm(data, prove, (_, locale, { next }) =>
    redirect(nextPath(next, localePath(locale, accountPaths.security))),
  )
})

export const unlinkAction = stateAction(async (data): Promise<FormState> => {
  const end = ({ identity = '' }: Record<string, string>) => unlink(identity)
  // The query may still say that something was connected.
  return handleForm(data, end, (_, locale) => redirect(`${localePath(locale, accountPaths.security)}?link=ended`))
})

export const endSignInAction = stateAction(async (data): Promise<FormState> => {
  return changed(data, 'signedOut', async ({ signIn = '' }) => {
    const current = await signedInCustomer()
    if (!current) return { ok: false, problem: { code: 'signed-out' } }
    await endSignIn(current, signIn)
    return { ok: true }
  })
})

export const endOthersAction = stateAction(async (data): Promise<FormState> => {
  return changed(data, 'signedOutOthers', async () => endOwnSession(await cmsSystem(), 'others'))
})

export const endHereAction = stateAction(async (data): Promise<FormState> => {
  const end = async ({ scope }: Record<string, string>) =>
    endOwnSession(await cmsSystem(), scope === 'global' ? 'global' : 'local')
  return handleForm(data, end, (_, locale) => redirect(localePath(locale, '/login')))
})

/** The pressed button leaves with its row, so the page says by `saved` that it is done. */
async function changed(
  data: FormData,
  saved: string,
  work: (fields: Record<string, string>) => Promise<Outcome>,
): Promise<FormState> {
  return handleForm(data, work, (_, locale) =>
    redirect(`${localePath(locale, accountPaths.security)}?${new URLSearchParams({ saved })}`),
  )
}
