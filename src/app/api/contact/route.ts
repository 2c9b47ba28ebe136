import { clientNetwork } from '@/features/account/auth/known-device'
import { writeToUs } from '@/features/content/contact/write-to-us'
import { formRoute } from '@/lib/forms/form-route'

/** Stores a message from the contact form. */
export const POST = formRoute((body, locale, request) => writeToUs(body, locale, clientNetwork(request.headers)))
