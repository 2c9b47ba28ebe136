import { ownAnswer, ownHeaders } from '@/features/account/as-customer'
import { exportFile } from '@/features/account/my-data/export/own-exports'
import { namedLength } from '@/server/body-length'

export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return ownAnswer(async (customer) => {
    const found = await exportFile(customer, id)
    if (!found) return null
    return new Response(found.stored.stream(), {
      headers: {
        ...ownHeaders,
        'Content-Type': 'application/zip',
        ...namedLength(found.stored.size),
        'Content-Disposition': `attachment; filename="broshura-${found.day}.zip"`,
      },
    })
  })
}
