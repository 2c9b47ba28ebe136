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

export function LogoMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path d="M21 4.2 29.2 7.4a1 1 0 0 1 .6.9v18.4a1 1 0 0 1-1.4.9L21 24.8Z" fill="var(--accent)" opacity="0.55" />
      <path d="M12 5.8 20.6 2a1 1 0 0 1 1.4.9v21.2a1 1 0 0 1-.6.9L12 29.2Z" fill="var(--ink)" opacity="0.85" />
      <path d="M3.6 3.3 13 7v22.4l-10.2-4a1 1 0 0 1-.6-1V4.3a1 1 0 0 1 1.4-1Z" fill="var(--accent)" />
    </svg>
  )
}
