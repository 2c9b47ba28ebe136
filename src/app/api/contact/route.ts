import { clientNetwork } from '@/features/auth/client-address'
import { writeToUs } from '@/features/contact/write-to-us'
import { formRoute } from '@/features/forms/form-route'

/** Stores a message from the contact form. */
export const POST = formRoute((body, locale, request) => writeToUs(body, locale, clientNetwork(request.headers)))
