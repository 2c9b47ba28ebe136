import { cx } from '@/design/cx'

const swatches = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink-faint', 'bg-ink-faint'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['accent', 'bg-accent'],
  ['accent-strong', 'bg-accent-strong'],
  ['accent-soft', 'bg-accent-soft'],
  ['signal', 'bg-signal'],
  ['signal-soft', 'bg-signal-soft'],
  ['past', 'bg-past'],
] as const

/** The colours under their token names. */
export function Swatches() {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-7">
      {swatches.map(([name, look]) => (
        <li key={name} className="text-xs text-ink-soft">
          <span className={cx('mb-1 block h-14 rounded-sm inset-ring inset-ring-edge', look)} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}
