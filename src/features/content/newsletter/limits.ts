import { hiddenKey, type Limit, takePoint } from '@/server/rate-limit'

const hour = 60 * 60

/** Subscriptions from one network, because they reveal who has subscribed. Offices share a network. */
const perNetwork: Limit = { name: 'newsletter-network', points: 20, seconds: hour }
/** Mails to one address, whoever asks for them. */
const perMailbox: Limit = { name: 'newsletter-mailbox', points: 3, seconds: 24 * hour }

export const mayAsk = (network: string) => takePoint(perNetwork, network)

export const mayWriteTo = (email: string) => takePoint(perMailbox, hiddenKey(email))
