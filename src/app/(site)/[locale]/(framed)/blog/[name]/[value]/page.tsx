import { ListPage, listMetadata } from '../../list-page'

type Props = { params: Promise<{ locale: string; name: string; value: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  return listMetadata(await params)
}

export default async function FirstPage({ params }: Props) {
  return <ListPage {...(await params)} />
}
