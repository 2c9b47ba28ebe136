import { IntentLink } from '@/design/intent-link'

type HitOffer = { id: string; href: string; title: string; details: string; price: string; page: string | null }

type Props = {
  offers: HitOffer[]
  /** How many more there are. */
  more: string | null
}

/** What a brochure offers of what was looked for: each leads to its page. It is printed in Bulgarian. */
export function HitOffers({ offers, more }: Props) {
  if (offers.length === 0) return null
  return (
    <div>
      <ul className="divide-y divide-line">
        {offers.map(({ id, href, title, details, price, page }) => (
          <li key={id}>
            <IntentLink
              href={href}
              className="group/offer relative z-1 grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-1.5 text-ink no-underline large-type:grid-cols-1"
            >
              <span className="min-w-0 group-hover/offer:text-accent" lang="bg">
                {title}
                {details && <span className="text-sm text-ink-soft"> {details}</span>}
              </span>
              <span className="flex items-baseline gap-3">
                {page && <span className="text-sm text-ink-faint">{page}</span>}
                <span className="tabular min-w-16 text-right font-semibold text-signal">{price}</span>
              </span>
            </IntentLink>
          </li>
        ))}
      </ul>
      {more && <p className="text-sm text-ink-soft">{more}</p>}
    </div>
  )
}
