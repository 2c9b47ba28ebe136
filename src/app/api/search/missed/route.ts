import { countMissed, missedMessage } from '@/features/search/missed/count-missed'
import { countRoute } from '@/server/counting/count-route'

export const POST = countRoute(missedMessage, countMissed)
