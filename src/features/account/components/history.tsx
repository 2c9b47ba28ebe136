import { cx } from '@/design/cx'

type Step = { key: string; label: string; date?: string }

/** A timeline; the last step is the current state. */
export function History({ steps }: { steps: Step[] }) {
  return (
    <ol>
      {steps.map(({ key, label, date }, index) => {
        const last = index === steps.length - 1
        return (
          <li key={key} className="relative flex gap-3 pb-4 last:pb-0">
            {!last && <span aria-hidden className="absolute top-4 bottom-0 left-[0.3125rem] w-0.5 bg-line" />}
            <span
              aria-hidden
              className={cx('mt-1.5 size-3 shrink-0 rounded-full', last ? 'bg-accent' : 'bg-line-strong')}
            />
            <span>
              <span className={cx('block', last && 'font-semibold')}>{label}</span>
              {date && <span className="text-sm text-ink-soft tabular">{date}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
