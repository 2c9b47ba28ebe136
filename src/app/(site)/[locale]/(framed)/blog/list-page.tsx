import type { Metadata } from 'next'
import { PostListPage } from '@/features/content/blog/components/post-list-page'
import { findListPage } from '@/features/content/blog/list-page'
import { blogPath, postListPath } from '@/features/content/blog/paths'
import { missingMetadata } from '@/features/site/errors/not-found'
import { openPage } from '@/features/site/redirects/open-page'
import { breadcrumbList, JsonLd } from '@/features/site/seo/json-ld'
import { listTitle } from '@/features/site/seo/list-title'
import { blogFeeds, pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { MissingPage } from '../../missing-page'

type Asked = { locale: string; name: string; value: string; page?: string }

const pathOf = ({ name, value, page }: Asked) => ['/blog', name, value, ...(page ? [page] : [])].join('/')

export async function listMetadata(asked: Asked): Promise<Metadata> {
  const { locale } = asked
  if (!isLocale(locale)) return {}
  const list = await findListPage(asked, locale)
  if (!list) return missingMetadata(locale)
  const t = translatorFor(locale, 'blog')
  const { kind, value, page, title } = list
  const name = t('listTitle', { kind, name: title.text })
  return pageMetadata({
    locale,
    path: postListPath(kind, value, page),
    title: listTitle(locale, { title: name, page }),
    description: t('listDescription', { kind, name: title.text, count: list.total }),
    feeds: blogFeeds(locale),
  })
}

export async function ListPage(asked: Asked) {
  const path = pathOf(asked)
  const locale = await openPage(asked.locale, path)
  const list = await findListPage(asked, locale)
  if (!list) {
    // Of a renamed list, only the address of its first page has a redirect.
    if (asked.page) await openPage(asked.locale, pathOf({ ...asked, page: undefined }))
    return <MissingPage path={path} />
  }
  const t = translatorFor(locale, 'blog')
  const layout = translatorFor(locale, 'layout')
  const crumbs = [
    { name: layout('home'), path: '/' },
    { name: t('title'), path: blogPath },
    { name: list.title.text, path: postListPath(list.kind, list.value) },
  ]
  return (
    <>
      <JsonLd data={breadcrumbList(locale, crumbs)} />
      <PostListPage list={list} locale={locale} />
    </>
  )
}
