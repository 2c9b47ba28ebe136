import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps, TypedUser } from 'payload'
import type { ReactNode } from 'react'

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  user: TypedUser
  children: ReactNode
}

/** Payload's frame with its navigation, which a view of ours has to bring itself. */
export function AdminFrame({ initPageResult, params, searchParams, user, children }: Props) {
  const { req, permissions, locale, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      {children}
    </DefaultTemplate>
  )
}
