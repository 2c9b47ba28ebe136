import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = 'src/app'
const methods = /export (?:async )?(?:function|const) (GET|HEAD|POST|PUT|PATCH|DELETE)\b/g

/** Open to all, and the same for everybody. */
const isPublic =
  /^api\/(?:admin-language|brochures|counts|health|kept|prices|privacy|ready|search|shop\/(?:cards|quick-view|stock)|towns)\//

/** Every personal page, and every method of our API for sign-in and account, read from the folders. */
export function personalRoutes(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const pages = files
    .filter((file) => file.includes('(personal)') && file.endsWith('page.tsx'))
    .map((file) => `GET /${pathOf(file.split('(personal)/')[1] ?? '')}`)
  const calls = files
    .filter((file) => file.startsWith('api/') && file.endsWith('route.ts') && !isPublic.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...text.matchAll(methods)].map(([, method]) => `${method} /${pathOf(file)}`)
    })
  return [...pages, ...calls].sort()
}

const pathOf = (file: string) => file.replace(/\/(?:page\.tsx|route\.ts)$/, '')
