import type { Locale } from '@/i18n/routing'
import { env } from '@/server/env'

/** For mail programs, which post to it (RFC 8058); a person whose program opens it gets a page in the mail's language. */
export function oneClickUrl(path: `/api/${string}`, token: string, language: Locale): string {
  return new URL(`${path}?${new URLSearchParams({ token, language })}`, env().SITE_URL).href
}

export const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
