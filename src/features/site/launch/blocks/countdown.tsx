import type { CountdownBlock } from '@payload-types'
import { Section } from '@/design/section'
import { getSiteSettings } from '@/features/site/frame/data'
import type { BlockProps } from '@/lib/block-types'
import { CountdownClock } from '../components/countdown-clock'

/**
 * Counts to the block's own date, else to the launch in the site settings; without JavaScript only the date is shown.
 */
export async function Countdown({ block, locale }: BlockProps<CountdownBlock>) {
  const until = block.until ?? (await getSiteSettings(locale)).launchAt
  if (!until) return null
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Sofia' })
  return (
    <Section {...block}>
      <CountdownClock until={until} locale={locale} done={block.doneText ?? ''} />
      <p className="mt-5 text-lg font-semibold">
        <time dateTime={until} lang={block.lang && locale}>
          {date.format(new Date(until))}
        </time>
      </p>
    </Section>
  )
}
