import { APIError } from 'payload'
import { notFound } from './shell/server'

/**
 * For documents named by the browser: a missing document, an invalid id and a refusal by access rules all become 404.
 */
export async function orNotFound<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof APIError && error.status >= 400 && error.status < 500) notFound()
    throw error
  }
}
