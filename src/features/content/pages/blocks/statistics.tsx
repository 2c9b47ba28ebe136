import type { StatisticsBlock } from '@payload-types'
import { Section } from '@/design/section'
import type { BlockProps } from '../types'

export function Statistics({ block }: BlockProps<StatisticsBlock>) {
  return (
    <Section {...block}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {block.items?.map(({ id, value, label, note, lang }, at) => (
          <div key={id ?? at} lang={lang} className="flex flex-col-reverse justify-end border-t-2 border-accent pt-4">
            {note && <dd className="mt-1 text-sm text-ink-soft">{note}</dd>}
            <dt className="mt-1 font-medium">{label}</dt>
            <dd className="text-4xl font-bold tabular lg:text-5xl">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
