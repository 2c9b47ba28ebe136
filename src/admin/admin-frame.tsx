import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps, TypedUser } from 'payload'
import type { ReactNode } from 'react'

type Props = {
  /** What Payload gave to the view. */
  view: Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'>
  user: TypedUser
  /** The breadcrumbs after the home icon. Without them, those of the previous page would stay. */
  steps: { label: string; url?: string }[]
  children: ReactNode
}

/** Payload's frame with its navigation, which a custom view has to render itself. */
export function AdminFrame({ view, user, steps, children }: Props) {
  const { initPageResult, params, searchParams } = view
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
      <SetStepNav nav={steps} />
      {children}
    </DefaultTemplate>
  )
}
