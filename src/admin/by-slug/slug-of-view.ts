import type { AdminViewServerProps } from 'payload'

/** The part of the address after the view's name: `/admin/broshura-edit/{slug}`. */
export function slugOfView(params: AdminViewServerProps['params']): string {
  const segments = params?.segments
  const slug = Array.isArray(segments) ? segments[1] : undefined
  try {
    return decodeURIComponent(slug ?? '')
  } catch {
    return slug ?? ''
  }
}
