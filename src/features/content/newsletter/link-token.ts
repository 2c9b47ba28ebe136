import { signedTokens } from '@/server/signed-token'

/**
 * What a link in a mail of the newsletter does to a subscription. One that confirms says when it was made, because it ends; one
 * that unsubscribes works for as long as the mail exists.
 */
export type LinkAction = { kind: 'confirm' | 'end'; id: string; madeAt?: Date }

export const { write: writeLinkToken, read: readLinkToken } = signedTokens('newsletter', ['confirm', 'end'])
