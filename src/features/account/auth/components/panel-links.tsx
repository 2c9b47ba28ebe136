import { IntentLink } from '@/design/intent-link'

/** Links from one sign-in page to the others. */
export function PanelLinks({ links }: { links: { href: string; text: string }[] }) {
  return (
    <ul className="flex flex-wrap justify-between gap-x-6 gap-y-2">
      {links.map(({ href, text }) => (
        <li key={href}>
          <IntentLink href={href} className="inline-flex min-h-6 items-center font-semibold text-accent">
            {text}
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}
