import { clientNetwork } from '@/features/account/auth/client-address'
import { formRoute } from '@/lib/forms/form-route'
import { subscribe } from '@/features/content/newsletter/subscribe'

/** Subscribes an address to the newsletter. */
export const POST = formRoute((body, locale, request) => subscribe(body, locale, clientNetwork(request.headers)))
