/** A text in which one part, such as the number of an order, stays on one line: its hyphens would let it break. */
export function Unbroken({ text, part }: { text: string; part: string }) {
  const at = text.indexOf(part)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className="whitespace-nowrap">{part}</span>
      {text.slice(at + part.length)}
    </>
  )
}
