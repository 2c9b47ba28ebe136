import { signedTokens } from '@/server/signed-token'

/** What a link in a mail of the newsletter does to a subscription. */
export type LinkAction = { kind: 'confirm' | 'end'; id: string }

export const { write: writeLinkToken, read: readLinkToken } = signedTokens('newsletter', ['confirm', 'end'])
