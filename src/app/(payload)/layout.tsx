import config from '@payload-config'
import '@payloadcms/next/css'
import './custom.css'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { guardedServerFunctions } from '@/admin/asked/server-functions'
import { fontVariables } from '@/design/fonts'
import { importMap } from './admin/importMap'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return guardedServerFunctions(args, { config, importMap })
}

export default function CmsLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      htmlProps={{ className: fontVariables }}
    >
      {children}
    </RootLayout>
  )
}
