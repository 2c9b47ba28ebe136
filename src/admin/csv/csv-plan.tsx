/** How many lines are listed; the rest is only counted. */
const shownLines = 40

type Line = { key: string; words: string }
type Part = { title: string; lines: Line[]; wrong?: boolean }

type Props = {
  /** Why the table cannot be read at all; null where it can. */
  wrong: string | null
  summary: string
  parts: Part[]
  more: (count: number) => string
}

/** What a table would do, and what is wrong with it, part by part. */
export function CsvPlan({ wrong, summary, parts, more }: Props) {
  if (wrong) return <p className="csv-plan--wrong">{wrong}</p>
  return (
    <div className="csv-plan">
      <p>{summary}</p>
      {parts.map((part) => (
        <PlanLines key={part.title} {...part} more={more} />
      ))}
    </div>
  )
}

function PlanLines({ title, lines, wrong = false, more }: Part & Pick<Props, 'more'>) {
  if (lines.length === 0) return null
  return (
    <details open={lines.length <= 10} className={wrong ? 'csv-plan--wrong' : undefined}>
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
