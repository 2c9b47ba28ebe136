import { NotHere } from '@/features/site/errors/components/not-found'
import { NotFoundPage } from './not-found-page'

/** What a static page shows instead of something that does not exist: a complete 404 document. */
export function MissingPage({ path }: { path: string }) {
  return (
    <NotHere path={path}>
      <NotFoundPage />
    </NotHere>
  )
}
