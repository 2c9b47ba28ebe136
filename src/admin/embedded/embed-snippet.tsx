import './embed-snippet.css'
import type { UIFieldServerProps } from 'payload'
import { publicPathOf } from '@/server/cache/tags'
import { env } from '@/server/env'
import { adminTranslations } from '../admin-translations'

/** For the site of the shop (docs/embedding.md). The title is in the language of the frame. */
function snippetOf(slug: string, title: string): string {
  const address = new URL(`/embed${publicPathOf('retailers', slug)}`, env().SITE_URL).href
  return `<iframe src="${address}" title="${title}" width="420" height="240" loading="lazy" style="border:0;max-width:100%"></iframe>`
}

export function EmbedSnippet({ data, req }: UIFieldServerProps) {
  const slug: unknown = data?.slug
  if (typeof slug !== 'string' || !slug) return null
  const t = adminTranslations(req.i18n.language)
  return (
    <div className="embed-snippet field-type">
      <label htmlFor="embed-snippet">{t('embed.title')}</label>
      <p id="embed-snippet-hint">{t('embed.hint')}</p>
      <textarea
        id="embed-snippet"
        aria-describedby="embed-snippet-hint"
        readOnly
        rows={4}
        spellCheck={false}
        defaultValue={snippetOf(slug, adminTranslations('bg')('embed.frame'))}
      />
    </div>
  )
}
