import { absoluteUrl } from '@/features/site/seo/metadata'

export const dynamic = 'force-dynamic'

export function GET() {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Disallow: /preview/', '']
  return new Response([...lines, `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
