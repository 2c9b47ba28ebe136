type Props = { id: string; keys: readonly (readonly [keys: string, does: string])[] }

/** Which key does what, for the eye and for what a screen reader says about a row. */
export function KeyHelp({ id, keys }: Props) {
  return (
    <p id={id} className="offer-desk__keys">
      {keys.map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </p>
  )
}
