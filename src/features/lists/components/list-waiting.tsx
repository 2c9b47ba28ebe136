import type { ListLabels } from '../labels'

export function ListWaiting({ labels }: { labels: ListLabels }) {
  return (
    <div aria-busy="true" className="scripted grid min-h-96 content-start gap-4">
      <p className="sr-only">{labels.loading}</p>
      <div className="h-12 rounded-md bg-sunken" />
      <div className="h-40 rounded-md bg-sunken" />
    </div>
  )
}
