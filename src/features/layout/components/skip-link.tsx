export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#content"
      className="sr-only rounded-full bg-accent font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-(--z-tooltip) focus:px-5 focus:py-3"
    >
      {label}
    </a>
  )
}
