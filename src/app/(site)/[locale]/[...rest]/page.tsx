import { Suspense } from 'react'
import { pageNotFound } from '@/features/errors/not-found'
import { openPage } from '@/features/redirects/open-page'

type Props = { params: Promise<{ locale: string; rest: string[] }> }

/** Whatever no other page answers: an address that has moved, or a 404 on the first request. */
export const dynamic = 'force-dynamic'

export default async function UnknownPage({ params }: Props) {
  const { locale, rest } = await params
  const path = `/${rest.map(decodeURIComponent).join('/')}`
  await openPage(locale, path)
  return (
    <Suspense>
      <Missing path={path} />
    </Suspense>
  )
}

function Missing({ path }: { path: string }): never {
  return pageNotFound(path)
}
