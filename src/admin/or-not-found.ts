import { notFound } from 'next/navigation'
import { APIError } from 'payload'

/** Work on a document that the browser names. One that is gone, or that is none, is answered with 404, and what the rules refuse too. */
export async function orNotFound<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof APIError && error.status >= 400 && error.status < 500) notFound()
    throw error
  }
}
