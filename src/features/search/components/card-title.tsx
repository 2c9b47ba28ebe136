import { Chip } from '@/design/chip'
import { IntentLink } from '@/design/intent-link'

type Props = {
  href: string
  title: string
  /** What is said of the cheapest of all that were found. */
  cheapest: string | null
}

/** What something with a price is called, in Bulgarian, with the link that covers its card. */
export function CardTitle({ href, title, cheapest }: Props) {
  return (
    <>
      {cheapest && <Chip tone="signal">{cheapest}</Chip>}
      <h3 className="leading-snug font-semibold" lang="bg">
        <IntentLink href={href} className="cover-link group-hover:text-accent">
          {title}
        </IntentLink>
      </h3>
    </>
  )
}
