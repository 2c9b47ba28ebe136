import { handleServerFunctions } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { type ImportMap, type SanitizedConfig, UnauthorizedError } from 'payload'
import { requestFrom } from '@/server/cms'
import { isAllowed } from './is-allowed'

interface Site {
  config: Promise<SanitizedConfig>
  importMap: ImportMap
}

/**
 * Payload's server functions, each asked first whether it may answer. A refusal is an answer with an error in it.
 * @throws UnauthorizedError for whoever is not of the staff, as Payload does
 */
export async function guardedServerFunctions(asked: { name: string; args: Record<string, unknown> }, site: Site) {
  const req = await requestFrom(await headers())
  if (req.user?.collection !== 'users') throw new UnauthorizedError()
  if (!(await isAllowed(req, asked))) return { errors: [{ message: req.t('error:notAllowedToPerformAction') }] }
  return handleServerFunctions({ ...asked, ...site })
}
