import { adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'

const pending = '/admin/collections/reviews?where[status][equals]=pending&sort=updatedAt'

export function ReviewsLine({ count, language }: { count: number; language: string }) {
  if (count === 0) return null
  return (
    <p className="price-data-line" data-urgent={false}>
      <Link href={pending} prefetch={false}>
        {adminTranslations(language)('reviews.waiting', { count })}
      </Link>
    </p>
  )
}
