import { Star } from 'lucide-react'
import { IntentLink } from '@/design/intent-link'

/** `value` is of 5, `text` says it in words, `short` is the number alone. */
export type RatingWords = { value: number; text: string; short: string; reviews: string }

type Props = {
  words: RatingWords
  /** Where the reviews can be read. */
  href?: string
}

const stars = [1, 2, 3, 4, 5]

/** Five stars, filled as far as the rating goes, and how many have rated. */
export function Rating({ words: { value, text, short, reviews }, href }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="sr-only">{text}</span>
      <span aria-hidden className="relative inline-flex text-ink-faint">
        {stars.map((star) => (
          <Star key={star} size={16} />
        ))}
        <span className="absolute inset-0 inline-flex overflow-hidden text-accent" style={{ width: `${value * 20}%` }}>
          {stars.map((star) => (
            <Star key={star} size={16} className="shrink-0" fill="currentColor" />
          ))}
        </span>
      </span>
      <span aria-hidden className="font-semibold tabular">
        {short}
      </span>
      {href ? (
        <IntentLink href={href} className="text-accent hover:underline">
          {reviews}
        </IntentLink>
      ) : (
        <span className="text-ink-soft">{reviews}</span>
      )}
    </p>
  )
}
