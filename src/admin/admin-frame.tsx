import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { CmsUser } from '@/server/cms-user'

type Props = {
  view: Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'>
  user: CmsUser
  /** Payload keeps the breadcrumbs of the previous page unless a view sets its own. */
  steps: { label: string; url?: string }[]
  children: ReactNode
}

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
