import { Bell, ListChecks } from 'lucide-react'
import { Card } from '@/design/card'
import { cx, fill } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'
import type { NewsCard } from '../start-news'
import { personalNewsWords } from '../start-news'
import { langOfName } from '../types'

type Props = { locale: Locale; news: NewsCard[]; follows: number; listed: number }

export function MyNews({ locale, news, follows, listed }: Props) {
  const words = personalNewsWords(locale)
  const t = translatorFor(locale, 'account.dashboard')
  return (
    <section aria-labelledby="mine">
      <h2 id="mine" className="mb-3 text-lg">
        {words.title}
      </h2>
      <Card className="px-4 py-4 md:px-5">
        <ul className="grid gap-3">
          {news.map(({ kind, name, title, lang, price, beside, isReduced, path }) => (
            <li key={path}>
              <IntentLink href={localePath(locale, path)} lang={lang} className="font-medium">
                {title}
              </IntentLink>
              {price && <strong className={cx('ml-2 tabular', isReduced && 'text-signal')}>{price}</strong>}
              {beside && <p className="text-sm text-ink-soft">{beside}</p>}
              <p className="text-sm text-ink-soft">
                {words.kinds[kind]}: <span lang={langOfName({ kind }, locale)}>{name}</span>
              </p>
            </li>
          ))}
          {follows > 0 && news.length === 0 && <li className="text-ink-soft">{words.nothing}</li>}
          {follows + listed === 0 && <li className="text-ink-soft">{t('begin')}</li>}
        </ul>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-3 text-sm">
          <IntentLink
            href={localePath(locale, '/list')}
            className="inline-flex items-center gap-2 font-semibold text-accent touch-target"
          >
            <ListChecks aria-hidden size={18} />
            <span>
              {words.list}
              {listed > 0 && <span>{`. ${fill(words.listCount, { count: listed })}`}</span>}
            </span>
          </IntentLink>
          <IntentLink
            href={localePath(locale, accountPaths.follows)}
            className="inline-flex items-center gap-2 font-semibold text-accent touch-target"
          >
            <Bell aria-hidden size={18} />
            {words.all}
          </IntentLink>
        </p>
      </Card>
    </section>
  )
}
