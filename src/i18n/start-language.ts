/** The cookie that keeps a visitor's choice of language. */
export const languageCookie = 'NEXT_LOCALE'

/** Matches an `Accept-Language` in which the first language that we have is not Bulgarian; the source of a regular expression. */
export const acceptsOther = '(?:(?!bg|de|en|ru)[^,]*,\\s*)*(?<locale>de|en|ru)(?:[-,;].*)?'

const accepts = new RegExp(`^${acceptsOther}$`)
const choice = new RegExp(`(?:^|; )${languageCookie}=bg(?:;|$)`)

/**
 * Whether the start page certainly does not redirect a request with these headers to another language. An earlier choice wins
 * over the languages of the browser; with a cookie that is not plainly ours nothing is certain.
 */
export function startsInBulgarian(headers: { cookie?: string; 'accept-language'?: string }): boolean {
  if (headers.cookie?.includes(languageCookie)) return choice.test(headers.cookie)
  return !accepts.test(headers['accept-language'] ?? '')
}
