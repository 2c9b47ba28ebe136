/** A redirect that is never cached, from a URL that works only once. */
export function redirectTo(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'private, no-store' } })
}
