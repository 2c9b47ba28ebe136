/** Leads on from an address that only works once, and that nobody keeps. */
export function redirectTo(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'private, no-store' } })
}
