import { authRoute } from '@/features/auth/auth-route'
import { clientNetwork } from '@/features/auth/client-address'
import { subscribe } from '@/features/newsletter/subscribe'

/** Enters an address for the newsletter. */
export const POST = authRoute((body, locale, request) => subscribe(body, locale, clientNetwork(request.headers)))
