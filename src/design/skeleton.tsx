import { cx } from './cx'

/** Holds the place of what is coming; give it the size of that. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('rounded-sm bg-line/60 motion-safe:animate-pulse', className)} />
}
