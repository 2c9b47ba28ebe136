import { cx } from '@/design/cx'

/** How much of the period is left, drawn; the chip beside it says it in words. Without any left it only keeps the place. */
export function RemainingBar({ left, lastDay }: { left: number; lastDay: boolean }) {
  if (left === 0) return <span aria-hidden className="block h-[3px]" />
  return (
    <span aria-hidden className="block h-[3px] overflow-hidden rounded-full bg-line">
      <span
        className={cx('block h-full rounded-full', lastDay ? 'bg-signal' : 'bg-accent')}
        style={{ width: `${Math.max(4, Math.round(left * 100))}%` }}
      />
    </span>
  )
}
