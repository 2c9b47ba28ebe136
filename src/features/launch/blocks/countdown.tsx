import type { CountdownBlock } from '@payload-types'
import { Section } from '@/design/section'
import { getSiteSettings } from '@/features/layout/data'
import type { BlockProps } from '@/features/pages/types'
import { CountdownClock } from '../components/countdown-clock'

/** How long it is to the launch of the site settings; the date itself is there without JavaScript too. */
export async function Countdown({ block, locale }: BlockProps<CountdownBlock>) {
  const { launchAt } = await getSiteSettings(locale)
  if (!launchAt) return null
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Sofia' })
  return (
    <Section {...block}>
      <CountdownClock until={launchAt} locale={locale} done={block.doneText ?? ''} />
      <p className="mt-5 text-lg font-semibold">
        <time dateTime={launchAt}>{date.format(new Date(launchAt))}</time>
      </p>
    </Section>
  )
}
