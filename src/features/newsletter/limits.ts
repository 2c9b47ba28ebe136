import { hiddenKey, type Limit, takePoint } from '@/server/rate-limit'

const hour = 60 * 60

/** What one network may enter, whatever the addresses: it can ask who has subscribed. Offices share one. */
const perNetwork: Limit = { name: 'newsletter-network', points: 20, seconds: hour }
/** Mails to one address, whoever asks for them. */
const perMailbox: Limit = { name: 'newsletter-mailbox', points: 3, seconds: 24 * hour }

export const mayAsk = (network: string) => takePoint(perNetwork, network)

export const mayWriteTo = (email: string) => takePoint(perMailbox, hiddenKey(email))
