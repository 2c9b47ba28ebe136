/** Skips a long part of the page; visible only when focused with the Tab key. */
export function SkipLink({ label, href = '#content' }: { label: string; href?: string }) {
  return (
    <a
      href={href}
      className="sr-only rounded-full bg-accent font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-(--z-tooltip) focus:px-5 focus:py-3"
    >
      {label}
    </a>
  )
}
