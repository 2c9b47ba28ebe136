import { notFound } from 'next/navigation'
import { log } from '@/server/log'

/** Ends the page with a 404 in the visitor's language. `path` is without language prefix. */
export function pageNotFound(path: string): never {
  log.warn(`Page not found: ${path}`)
  notFound()
}
