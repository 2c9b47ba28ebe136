import { IntentLink } from '@/design/intent-link'

/** Where else one may want to go from a page of the sign-in. */
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
