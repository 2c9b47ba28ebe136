import { countMessage } from '@/features/counts/count-message'
import { countBrochures } from '@/features/counts/reading-counts'
import { countRoute } from '@/server/counting/count-route'

export const POST = countRoute(countMessage, countBrochures)
