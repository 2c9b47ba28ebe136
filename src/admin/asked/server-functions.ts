import { handleServerFunctions } from '@payloadcms/next/layouts'
import { APIError, type ImportMap, type SanitizedConfig } from 'payload'
import { requestFrom } from '@/server/cms'
import { headers } from '../shell/server'
import { omitCollapsedRows } from './collapsed-rows'
import { isAllowed, openFunctions } from './is-allowed'

type Asked = { name: string; args: Record<string, unknown> }

interface Site {
  config: Promise<SanitizedConfig>
  importMap: ImportMap
}

/**
 * Guards Payload's server functions. A refusal is returned as an answer with an error, also to signed-out users: any
 * other answer would remove the form together with unsaved input.
 */
export async function guardedServerFunctions(asked: Asked, site: Site) {
  const req = await requestFrom(await headers())
  const isKnown = req.user?.collection === 'users'
  if (!isKnown || !(await isAllowed(req, asked)))
    return { errors: [{ message: req.t('error:notAllowedToPerformAction') }] }
  try {
    const answer = await handleServerFunctions({ ...asked, ...site })
    return asked.name === openFunctions.enum['form-state'] ? omitCollapsedRows(asked.args, answer) : answer
  } catch (error) {
    if (error instanceof APIError && error.status < 500) return { errors: [{ message: error.message }] }
    throw error
  }
}
