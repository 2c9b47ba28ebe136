import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { pinLanguage } from '@/admin/form-language/pin-language'
import { importMap } from '../importMap'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

export default async function AdminPage({ params, searchParams }: Props) {
  await pinLanguage((await params).segments ?? [], await searchParams)
  return RootPage({ config, importMap, params, searchParams })
}
