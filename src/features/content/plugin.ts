import { addEndpoints, changeCollections } from '@/server/change-collections'
import { subscriptionEndpoints } from './newsletter/mails'

export const contentPlugin = changeCollections({ subscriptions: [addEndpoints(subscriptionEndpoints)] })
