import type { Locale } from '@/i18n/routing'
import { languageOf } from '@/i18n/translator'
import { env } from '@/server/env'

/** For mail programs, which post to it (RFC 8058); a person whose program opens it gets a page in the mail's language. */
export function oneClickUrl(path: `/api/${string}`, token: string, language: Locale): string {
  return new URL(`${path}?${new URLSearchParams({ token, language })}`, env().SITE_URL).href
}

/** Reads an address of `oneClickUrl`; those of older mails name no language. */
export function openedLink(request: Request): { token: string; language: Locale } {
  const { searchParams } = new URL(request.url)
  return {
    token: searchParams.get('token') ?? '',
    language: languageOf({ language: searchParams.get('language') }),
  }
}

export const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
