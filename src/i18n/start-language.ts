/** The cookie that keeps a visitor's choice of language. */
export const languageCookie = 'NEXT_LOCALE'

/** An `Accept-Language` whose first language that we speak is not Bulgarian, as the source of a regular expression. */
export const acceptsOther = '(?:(?!bg|de|en|ru)[^,]*,\\s*)*(?<locale>de|en|ru)(?:[-,;].*)?'

const accepts = new RegExp(`^${acceptsOther}$`)
const choice = new RegExp(`(?:^|; )${languageCookie}=bg(?:;|$)`)

/**
 * Whether the start page certainly does not lead these request headers into another language: an earlier choice counts
 * before the languages of the browser. Of a cookie that is not understood at once nothing is certain.
 */
export function startsInBulgarian(headers: { cookie?: string; 'accept-language'?: string }): boolean {
  if (headers.cookie?.includes(languageCookie)) return choice.test(headers.cookie)
  return !accepts.test(headers['accept-language'] ?? '')
}
