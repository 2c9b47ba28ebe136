import type { UIFieldServerProps } from 'payload'

/** The state of the latest import of a brochure. */
export async function ImportPanel({ id, payload, user }: UIFieldServerProps) {
  if (!id) return null
  const { docs } = await payload.find({
    collection: 'imports',
    where: { brochure: { equals: id } },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    pagination: false,
    select: { status: true, pagesDone: true, pageCount: true, error: true },
    overrideAccess: false,
    user,
  })
  const latest = docs[0]
  if (!latest) return null
  return (
    <p role="status">
      {latest.status} · {latest.pagesDone}/{latest.pageCount ?? '–'} {latest.error}
    </p>
  )
}
