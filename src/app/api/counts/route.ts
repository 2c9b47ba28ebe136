import { countMessage } from '@/features/brochures/counts/count-message'
import { countBrochures } from '@/features/brochures/counts/reading-counts'
import { countRoute } from '@/server/counting/count-route'

export const POST = countRoute(countMessage, countBrochures)
