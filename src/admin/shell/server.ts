// The server's side of the CMS asks for its request and ends it with these, which stay Next's (docs/upgrades.md).
export { headers } from 'next/headers'
export { notFound, redirect } from 'next/navigation'
