import type { SnippetPart } from '../types'

/** The words on the page, the ones that were looked for marked. Brochures are printed in Bulgarian. */
export function Snippet({ parts }: { parts: SnippetPart[] }) {
  return (
    <p className="line-clamp-3 text-sm text-ink-soft" lang="bg">
      {parts.map(({ text, hit }, index) =>
        hit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
          <mark key={index} className="rounded-sm bg-accent-soft px-0.5 font-semibold text-accent-strong">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  )
}
