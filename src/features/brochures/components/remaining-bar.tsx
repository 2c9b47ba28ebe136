/** A bar of how much of the period is left; the chip beside it says it in words. With nothing left it only reserves the space. */
export function RemainingBar({ left, lastDay }: { left: number; lastDay: boolean }) {
  if (left === 0) return <span aria-hidden className="block h-[3px]" />
  return (
    <span aria-hidden className="remaining-bar">
      <span className={lastDay ? 'last-day' : undefined} style={{ width: `${Math.max(4, Math.round(left * 100))}%` }} />
    </span>
  )
}
