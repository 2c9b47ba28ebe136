import type { Locale } from '@/i18n/routing'
import type { OpenCheckout } from '../server/open-checkout'

export type StepProps = { open: OpenCheckout; locale: Locale }
