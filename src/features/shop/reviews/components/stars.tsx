import { Star } from 'lucide-react'
import { cx } from '@/design/cx'
import { stars } from '@/domain/review'

export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <p className="flex gap-0.5">
      <span className="sr-only">{label}</span>
      {stars.map((star) => (
        <Star
          key={star}
          aria-hidden
          size={18}
          className={cx(star <= rating ? 'fill-accent text-accent' : 'text-line-strong')}
        />
      ))}
    </p>
  )
}
