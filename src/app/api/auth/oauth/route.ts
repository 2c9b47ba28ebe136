import type { NextRequest } from 'next/server'
import { redirectTo } from '@/features/auth/next-path'
import { startOAuth } from '@/features/auth/oauth'
import { localeSchema } from '@/i18n/locale-schema'

export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  const locale = localeSchema.parse(searchParams.get('locale'))
  return redirectTo(await startOAuth(searchParams.get('provider'), searchParams.get('next'), locale))
}
