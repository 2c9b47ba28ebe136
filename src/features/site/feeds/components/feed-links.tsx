import { CalendarPlus, Rss } from 'lucide-react'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type FeedScope, feedPath, subscriptionTo } from '../feed-of'

const link = 'inline-flex min-h-11 items-center gap-2 text-accent underline-offset-4 hover:underline'

type Props = { locale: Locale; scope?: FeedScope }

export function FeedLinks({ locale, scope = {} }: Props) {
  const t = translatorFor(locale, 'feeds')
  return (
    <p className="flex flex-wrap gap-x-6 text-sm print:hidden">
      <a href={feedPath(locale, 'atom', scope)} className={link}>
        <Rss aria-hidden size={16} className="shrink-0" />
        {t('feed')}
      </a>
      <a href={subscriptionTo(locale, scope)} className={link}>
        <CalendarPlus aria-hidden size={16} className="shrink-0" />
        {t('calendar')}
      </a>
    </p>
  )
}
