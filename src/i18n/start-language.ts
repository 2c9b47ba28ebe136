/** Stores a visitor's choice of language. */
export const languageCookie = 'NEXT_LOCALE'

/** Regular expression source: an `Accept-Language` whose first supported language is not Bulgarian. */
export const acceptsOther = '(?:(?!\\s|bg|de|en|ru)[^,]*,\\s*)*(?<locale>de|en|ru)(?:[-,;].*)?'

const accepts = new RegExp(`^${acceptsOther}$`)
const choice = new RegExp(`(?:^|; )${languageCookie}=bg(?:;|$)`)

/**
 * True only if the start page certainly does not redirect a request with these headers. An earlier choice wins over the
 * browser's languages; with an unclear cookie nothing is certain.
 */
export function startsInBulgarian(headers: { cookie?: string; 'accept-language'?: string }): boolean {
  if (headers.cookie?.includes(languageCookie)) return choice.test(headers.cookie)
  return !accepts.test(headers['accept-language'] ?? '')
}
