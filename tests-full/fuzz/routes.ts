import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint, SanitizedConfig } from 'payload'

export interface Route {
  path: string
  methods: string[]
}

const root = 'src/app'
const exported = /export (?:async )?(?:function|const) (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/g

export function routesOfFiles(): Route[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
    .map((file) => ({ path: pathOf(file), methods: file.endsWith('page.tsx') ? ['GET', 'POST'] : methodsOf(file) }))
}

function pathOf(file: string): string {
  const parts = file.split('/').slice(0, -1)
  const shown = parts.filter((part) => !/^\(.*\)$/.test(part) && part !== '[locale]')
  return `/${shown.map((part) => part.replace(/^\[.*?(\w+)\]+$/, ':$1')).join('/')}`
}

const methodsOf = (file: string) => [
  ...new Set([...readFileSync(join(root, file), 'utf8').matchAll(exported)].map(([, method = 'GET']) => method)),
]

export function routesOfCms({ collections, globals, endpoints }: SanitizedConfig): Route[] {
  const under = (base: string, own: Omit<Endpoint, 'root'>[] | false | undefined) =>
    (own || []).map(({ path, method }) => ({
      path: `${base}${path === '/' ? '' : path}`,
      methods: [method === 'connect' ? 'GET' : method.toUpperCase()],
    }))
  return [
    ...under('/api/cms', endpoints),
    ...collections.flatMap(({ slug, endpoints: own }) => under(`/api/cms/${slug}`, own)),
    ...globals.flatMap(({ slug, endpoints: own }) => under(`/api/cms/globals/${slug}`, own)),
  ]
}
