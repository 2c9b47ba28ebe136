import { signedTokens } from '@/server/signed-token'

/** What a link in a mail ends: one follow, or all mails of a customer. */
export type Ending = { kind: 'one' | 'all'; id: string }

export const { write: writeEndToken, read: readEndToken } = signedTokens('end of follow', ['one', 'all'])
