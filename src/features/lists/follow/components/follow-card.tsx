import type { ReactNode } from 'react'
import { Card } from '@/design/card'
import { Chip } from '@/design/chip'
import { cx } from '@/design/cx'
import { formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { kindWords } from '@/lib/kind-words'
import type { FollowHits } from '../hits/lowest-price'
import { detailsOf } from '../hits/lowest-price'
import { type Follow, langOfName, pathOf } from '../types'

type Props = { locale: Locale; follow: Follow; news: FollowHits | undefined; end: ReactNode }

export function FollowCard({ locale, follow, news, end }: Props) {
  const t = translatorFor(locale, 'follow')
  // News of a product say themselves what it is.
  const kind = follow.kind === 'product' && !news ? kindWords(follow.name, locale) : null
  return (
    <Card className="px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <Chip>{t(`kind.${follow.kind}`)}</Chip>
          <h2 className="mt-1.5 text-base font-semibold break-words">
            <IntentLink href={localePath(locale, pathOf(follow))} lang={langOfName(follow, locale)}>
              {follow.name}
            </IntentLink>
          </h2>
          {kind && <p className="text-sm text-ink-soft">{kind}</p>}
          {follow.targetCents !== null && (
            <p className="text-sm text-ink-soft">
              {t('button.below')} {formatEuro(follow.targetCents, locale)}
            </p>
          )}
        </div>
        {end}
      </div>
      {news ? (
        <>
          <ul className="mt-3 grid gap-2.5 border-t border-line pt-3">
            {news.hits.map((hit) => (
              <li key={hit.path}>
                <IntentLink href={localePath(locale, hit.path)} lang={hit.lang} className="font-medium">
                  {hit.title}
                </IntentLink>
                {hit.cents !== null && (
                  <strong className={cx('tabular ml-2', hit.isReduced && 'text-signal')}>
                    {formatEuro(hit.cents, locale)}
                  </strong>
                )}
                <p className="text-sm text-ink-soft">{detailsOf(hit, locale)}</p>
              </li>
            ))}
          </ul>
          {news.more > 0 && (
            <p className="mt-3 text-sm">
              <IntentLink href={localePath(locale, pathOf(follow))} className="text-accent underline">
                {t('more', { count: news.more })}
              </IntentLink>
            </p>
          )}
        </>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">{t('account.nothingNew')}</p>
      )}
    </Card>
  )
}
