import { createHmac } from 'node:crypto'
import type { Customer } from '@/../payload-types'
import { formatEuro } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { languageOf, translatorFor } from '@/i18n/translator'
import { type Html, html } from '@/lib/mailing/html'
import { mailPage, pageUrl } from '@/lib/mailing/layout'
import { oneClickHeaders, oneClickUrl } from '@/lib/mailing/one-click'
import { env } from '@/server/env'
import type { Mail } from '@/server/mail/queue-mail'
import { countNews } from '../hits/hits'
import type { FollowHits, Hit } from '../hits/lowest-price'
import { detailsOf } from '../hits/lowest-price'
import { writeEndToken } from '../own-follows'
import { langOfName, pathOf } from '../types'

export function composeWeekly(customer: Customer, week: string, found: FollowHits[]): Mail {
  const locale = languageOf(customer)
  const t = translatorFor(locale, 'follow')
  const links = linksOf(locale)
  const subject = t('mail.subject', { count: countNews(found) })
  const endAll = writeEndToken({ kind: 'all', id: customer.id })
  const foot = [
    [t('mail.manage'), links.page('/account-follows')],
    [t('mail.endAll'), links.end(endAll)],
  ] as const
  const parts = found.map(({ follow, hits, more }) => ({
    kind: t(`kind.${follow.kind}`),
    name: follow.name,
    lang: langOfName(follow, locale),
    hits: hits.map((hit) => ({
      ...hit,
      price: priceText(hit, locale),
      details: detailsOf(hit, locale),
      url: links.page(hit.path),
    })),
    all: more > 0 ? [{ words: t('more', { count: more }), url: links.page(pathOf(follow)) }] : [],
    end: links.end(writeEndToken({ kind: 'one', id: follow.id })),
  }))
  const text = [
    t('mail.intro'),
    ...parts.flatMap(({ kind, name, hits, all, end }) => [
      `${kind}: ${name}`,
      ...hits.map((hit) => `- ${[hit.title, hit.price, hit.details].filter(Boolean).join(', ')}\n  ${hit.url}`),
      ...all.map(({ words, url }) => `${words}: ${url}`),
      `${t('mail.end')}: ${end}`,
    ]),
    ...foot.map(([words, url]) => `${words}: ${url}`),
    'Broshura',
  ].join('\n\n')
  const body = [
    html`<p style="margin:0 0 24px">${t('mail.intro')}</p>`,
    ...parts.map(
      ({
        kind,
        name,
        lang,
        hits,
        all,
        end,
      }) => html`<h2 style="font-size:17px;line-height:1.3;margin:28px 0 4px">${kind}: ${lang ? html`<span lang="${lang}">${name}</span>` : name}</h2>
<ul style="margin:0;padding:0;list-style:none">
${hits.map(
  (hit) =>
    html`<li class="line" style="overflow:hidden;padding:10px 0;border-bottom-width:1px;border-bottom-style:solid">${thumbnail(hit)}${hit.price ? html`<strong style="float:right;margin-left:16px;white-space:nowrap">${hit.price}</strong>` : ''}<a href="${hit.url}" lang="${hit.lang}" style="font-weight:600">${hit.title}</a><br><span class="soft" style="font-size:14px">${hit.details}</span></li>`,
)}
</ul>
${all.map(({ words, url }) => html`<p style="margin:10px 0 0;font-size:14px"><a href="${url}">${words}</a></p>`)}
<p class="soft" style="margin:8px 0 0;font-size:14px"><a href="${end}" style="color:inherit">${t('mail.end')}</a></p>`,
    ),
    ...foot.map(
      ([words, url], index) =>
        html`<p class="soft" style="margin:${index === 0 ? '32px' : '8px'} 0 0;font-size:14px"><a href="${url}" style="color:inherit">${words}</a></p>`,
    ),
  ]
  return {
    to: customer.email ?? '',
    subject,
    text: `${text}\n`,
    html: mailPage({ locale, subject }, body),
    messageId: messageId(customer.id, week),
    headers: oneClickHeaders(oneClickUrl('/api/follows/end', endAll, locale)),
  }
}

/** In pixels. */
const thumbnailWidth = 64

/** The size is fixed, because many mail programs block pictures; the title beside it replaces the alternative text. */
function thumbnail({ cover, lang, title, url }: Hit & { url: string }): Html | string {
  if (!cover) return ''
  const { base, width, height } = cover
  const source = new URL(`${base}-thumbnail.jpg`, env().SITE_URL).href
  const size = { width: thumbnailWidth, height: Math.round((thumbnailWidth * height) / width) }
  return html`<a href="${url}" lang="${lang}" style="float:left;margin-right:14px"><img src="${source}" alt="${title}" width="${size.width}" height="${size.height}" style="display:block;width:${size.width}px;height:${size.height}px;border-radius:4px;font-size:11px;line-height:1.2;overflow:hidden"></a>`
}

const priceText = ({ cents }: Hit, locale: Locale) => (cents === null ? '' : formatEuro(cents, locale))

function linksOf(locale: Locale) {
  const page = (path: string) => pageUrl(locale, path)
  return { page, end: (token: string) => page(`/follow-end?token=${token}`) }
}

/** Stable for a customer and week; hashed, so that it does not reveal the customer. */
function messageId(customer: string, week: string): string {
  const who = createHmac('sha256', env().PAYLOAD_SECRET).update(`weekly mail ${customer}`).digest('hex').slice(0, 24)
  return `<follows.${week}.${who}@${new URL(env().SITE_URL).hostname}>`
}
