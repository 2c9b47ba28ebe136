/** As many lines as can be looked through; the rest is counted. */
const shownLines = 40

type Line = { key: string; words: string }

/** One part of what a table would do, line by line. */
export function PlanLines({ title, lines, more }: { title: string; lines: Line[]; more: (count: number) => string }) {
  if (lines.length === 0) return null
  return (
    <details open={lines.length <= 10}>
      <summary>{title}</summary>
      <ul>
        {lines.slice(0, shownLines).map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
      {lines.length > shownLines && <p>{more(lines.length - shownLines)}</p>}
    </details>
  )
}
