import { NotHere } from '@/features/errors/components/not-here'
import { NotFoundPage } from './not-found-page'

/** What a static page shows in place of something that does not exist: a 404 whose document is whole. */
export function MissingPage({ path }: { path: string }) {
  return (
    <NotHere path={path}>
      <NotFoundPage />
    </NotHere>
  )
}
