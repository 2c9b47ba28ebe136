import { clientNetwork } from '@/features/account/auth/known-device'
import { subscribe } from '@/features/content/newsletter/subscribe'
import { formRoute } from '@/lib/forms/form-route'

/** Subscribes an address to the newsletter. */
export const POST = formRoute((body, locale, request) => subscribe(body, locale, clientNetwork(request.headers)))
