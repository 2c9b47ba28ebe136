import { ListPage, listMetadata } from '../../../list-page'

type Props = { params: Promise<{ locale: string; name: string; value: string; page: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  return listMetadata(await params)
}

/** A further page of a list. Their number is bounded by that of the posts, so they may be cached. */
export default async function FurtherPage({ params }: Props) {
  return <ListPage {...(await params)} />
}
