import { authRoute } from '@/features/auth/auth-route'
import { clientNetwork } from '@/features/auth/client-address'
import { writeToUs } from '@/features/contact/write-to-us'

/** Keeps what a visitor writes to us. */
export const POST = authRoute((body, locale, request) => writeToUs(body, locale, clientNetwork(request.headers)))
