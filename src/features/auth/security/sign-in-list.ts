import type { SignIn } from '@/../payload-types'
import type { SignedInCustomer } from '@/features/auth/fresh-proof'
import { cmsSystem } from '@/server/cms'

const mostOpen = 50
const mostEnded = 10

export interface SignInLists {
  open: (SignIn & { current: boolean })[]
  ended: SignIn[]
}

type Owner = Pick<SignedInCustomer, 'claims' | 'customer'>

export async function signInLists({ claims, customer }: Owner): Promise<SignInLists> {
  const cms = await cmsSystem()
  const own = { customer: { equals: customer.id } }
  const rest = { collection: 'sign-ins', depth: 0, pagination: false } as const
  const [open, ended] = await Promise.all([
    cms.find({ ...rest, where: { ...own, endedAt: { exists: false } }, sort: '-lastSeenAt', limit: mostOpen }),
    cms.find({ ...rest, where: { ...own, endedAt: { exists: true } }, sort: '-endedAt', limit: mostEnded }),
  ])
  const marked = open.docs.map((one) => ({ ...one, current: one.sessionId === claims.session_id }))
  return { open: marked.toSorted((a, b) => Number(b.current) - Number(a.current)), ended: ended.docs }
}

export async function endSignIn({ customer }: Pick<Owner, 'customer'>, id: string): Promise<void> {
  const cms = await cmsSystem()
  await cms.update({
    collection: 'sign-ins',
    where: { id: { equals: id }, customer: { equals: customer.id }, endedAt: { exists: false } },
    data: { endedAt: new Date().toISOString() },
    depth: 0,
  })
}
