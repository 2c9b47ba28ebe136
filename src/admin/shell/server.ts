// What the CMS asks the request for, and ends it with, on the server (docs/upgrades.md).
export { headers } from 'next/headers'
export { notFound, redirect } from 'next/navigation'
