import { clientNetwork } from '@/features/auth/client-address'
import { formRoute } from '@/features/forms/form-route'
import { subscribe } from '@/features/newsletter/subscribe'

/** Subscribes an address to the newsletter. */
export const POST = formRoute((body, locale, request) => subscribe(body, locale, clientNetwork(request.headers)))
