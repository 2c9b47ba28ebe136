import { ListPage, listMetadata } from '../../../list-page'

type Props = { params: Promise<{ locale: string; name: string; value: string; page: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  return listMetadata(await params)
}

/** The number of pages is bounded by that of the posts, so they may be cached. */
export default async function FurtherPage({ params }: Props) {
  return <ListPage {...(await params)} />
}
