import { Star } from 'lucide-react'
import { IntentLink } from '@/design/intent-link'

/** `value` is out of 5; `text` is the rating in words, `short` the number alone. */
export type RatingWords = { value: number; text: string; short: string; reviews: string }

type Props = {
  words: RatingWords
  href?: string
}

const stars = [1, 2, 3, 4, 5]

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
