import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { PreviewBar } from '@/admin/preview/preview-bar'
import { PostView } from '@/features/content/blog/components/post-view'
import { getDraftPost, getRelatedPosts } from '@/features/content/blog/data'
import { isLocale } from '@/i18n/routing'
import { staffFrom } from '@/server/cms'
import { PreviewFrame } from '../../preview-frame'

type Props = { params: Promise<{ locale: string; id: string }> }

export default async function PostPreview({ params }: Props) {
  const { locale, id } = await params
  const user = await staffFrom(await headers())
  if (!user || !isLocale(locale)) notFound()
  const post = await getDraftPost(id, locale, user)
  if (!post) notFound()
  const related = await getRelatedPosts(id, locale)
  return (
    <>
      <PreviewBar preview={`post/${id}`} document={`posts/${id}`} locale={locale} />
      <PreviewFrame locale={locale}>
        <PostView post={post} related={related} locale={locale} heading="h1" />
      </PreviewFrame>
    </>
  )
}
