import { maxPictureBytes } from '@/domain/customer-picture'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { problemAnswer, refuse } from '@/lib/forms/problems'
import { isSameOrigin } from '@/server/same-origin'
import { asCustomer, type Saved } from './as-customer'
import { accountPaths } from './navigation'
import { ownHeaders } from './own-answer'
import { removePicture, savePicture } from './picture'

/** Allowance for the multipart overhead. */
const mostBytes = maxPictureBytes + 64 * 1024

/**
 * Takes a picture from a form. Our script gets JSON; a browser without JavaScript is redirected to the page, which then says
 * what was wrong. Not a server action, because those take at most one megabyte.
 */
export async function receivePicture(request: Request): Promise<Response> {
  const tooLarge = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > mostBytes
  // Nothing is read of what a stranger sends.
  const mayRead = !tooLarge && isSameOrigin(request) && (await isSignedIn())
  const data = mayRead ? await request.formData().catch(() => null) : null
  const locale = localeSchema.parse(data?.get('locale') ?? new URL(request.url).searchParams.get('locale'))
  const saved = isSameOrigin(request) ? await save(data) : refuse({ code: 'request' })
  if (request.headers.get('accept')?.includes('text/html')) {
    const outcome = saved.ok ? 'saved=picture' : `problem=${saved.problem.code}`
    const Location = `${localePath(locale, accountPaths.profile)}?${outcome}`
    return new Response(null, { status: 303, headers: { ...ownHeaders, Location } })
  }
  const answer = saved.ok ? Response.json({}) : problemAnswer(saved.problem, locale)
  answer.headers.set('Cache-Control', ownHeaders['Cache-Control'])
  return answer
}

const isSignedIn = async () => (await asCustomer(async () => ({ ok: true }))).ok

function save(data: FormData | null): Promise<Saved> {
  return asCustomer(async ({ customer }) => {
    if (!data) return refuse({ code: 'picture-size', field: 'picture' })
    if (!data.has('remove')) return savePicture(customer, data.get('picture'))
    await removePicture(customer)
    return { ok: true }
  })
}
