import { formatDayRange } from '@/design/format'
import { addDays } from '@/domain/calendar-day'
import { type MissedWeek, mostAWeek } from '@/features/search/missed/read-missed'
import { searchHref } from '@/features/search/params'
import { adminLocale, adminTranslations } from '../admin-translations'

/** Questions that the search could not answer, with a link that asks each again. */
export function MissedWeeks({ weeks, language }: { weeks: MissedWeek[]; language: string }) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  if (weeks.length === 0) return <p className="products-empty">{t('missed.none')}</p>
  return weeks.map(({ week, questions }) => (
    <section key={week} aria-labelledby={`week-${week}`}>
      <h2 id={`week-${week}`}>{formatDayRange(week, addDays(week, 6), locale)}</h2>
      <ol className="products-list">
        {questions.map(({ question, count }) => (
          <li key={question}>
            <a href={searchHref(locale, { q: question })}>{question}</a>
            <span className="products-facts">{t('missed.asked', { count })}</span>
          </li>
        ))}
      </ol>
      {questions.length === mostAWeek && <p className="products-facts">{t('missed.more', { count: mostAWeek })}</p>}
    </section>
  ))
}
