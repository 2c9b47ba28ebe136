import { ArrowRight } from 'lucide-react'
import { IntentLink } from '@/design/intent-link'
import type { Locale } from '@/i18n/routing'
import { linkTarget } from '../link-target'

type Props = { label: string | null | undefined; to: string | null | undefined; locale: Locale; className?: string }

const look = 'inline-flex items-center gap-1.5 font-semibold text-accent underline-offset-4 hover:underline'

/** A link below an item; nothing without label or target. */
export function TextLink({ label, to, locale, className }: Props) {
  if (!label || !to) return null
  const { href, inside } = linkTarget(to, locale)
  const words = (
    <>
      {label}
      <ArrowRight aria-hidden size={16} />
    </>
  )
  return (
    <p className={className}>
      {inside ? (
        <IntentLink href={href} className={look}>
          {words}
        </IntentLink>
      ) : (
        <a href={href} rel="noopener" className={look}>
          {words}
        </a>
      )}
    </p>
  )
}
