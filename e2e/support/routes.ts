import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = 'src/app'
const methods = /export (?:async )?(?:function|const) (GET|HEAD|POST|PUT|PATCH|DELETE)\b/g

/** Every personal page, and every method of our API for sign-in and account, read from the folders. */
export function personalRoutes(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const pages = files
    .filter((file) => file.includes('(personal)') && file.endsWith('page.tsx'))
    .map((file) => `GET /${pathOf(file.split('(personal)/')[1] ?? '')}`)
  const calls = files
    .filter((file) =>
      /^api\/(?:auth|account|lists|cart|shop\/(?:documents|payments|review-pictures|vouchers|wishes|wishlist-mails))\/.*route\.ts$/.test(
        file,
      ),
    )
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...text.matchAll(methods)].map(([, method]) => `${method} /${pathOf(file)}`)
    })
  return [...pages, ...calls].sort()
}

const pathOf = (file: string) => file.replace(/\/(?:page\.tsx|route\.ts)$/, '')
