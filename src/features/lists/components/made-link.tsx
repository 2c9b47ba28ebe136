import type { ListLabels } from '../labels'

type Props = { url: string; said: string; labels: ListLabels }

/** The link that was made, to copy by hand, and what became of it. */
export function MadeLink({ url, said, labels }: Props) {
  return (
    <>
      {url && (
        <input
          readOnly
          value={url}
          aria-label={labels.linkReady}
          onFocus={(event) => event.target.select()}
          className="w-full rounded-md bg-sunken px-3 py-2.5 text-sm inset-ring inset-ring-line"
        />
      )}
      <p role="status" className="text-sm font-medium text-accent empty:hidden">
        {said}
      </p>
    </>
  )
}
