import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import type { CollectionSlug, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'

export interface CmsComponent {
  slug: CollectionSlug
  /** In the form of the configuration: `@/admin/orders/order-panel#OrderPanel`. */
  path: string
  field: { name?: string } & Record<string, unknown>
}

const named = z.union([z.string(), z.object({ path: z.string() }).transform((one) => one.path)])

/** Every server component of ours in the forms and lists of a collection, found in its sanitized configuration. */
export function serverComponentsOf(collection: SanitizedCollectionConfig): CmsComponent[] {
  const found = new Map<string, CmsComponent>()
  const seen = new WeakSet()
  const visit = (value: unknown, field: CmsComponent['field'], within: boolean): void => {
    const name = named.safeParse(value)
    if (within && name.success && isOurs(name.data)) {
      found.set(name.data, { slug: collection.slug, path: name.data, field })
    }
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    const own = { ...value }
    const next = 'type' in own && 'admin' in own ? own : field
    for (const [key, inner] of Object.entries(own)) {
      // Views are pages, which check the user before anything else.
      if (key !== 'views') visit(inner, next, within || key === 'components')
    }
  }
  visit({ fields: collection.fields, admin: collection.admin }, {}, false)
  return [...found.values()]
}

const fileOf = (component: string) => {
  const [module = ''] = component.split('#')
  return path.resolve(module.replace('@/', 'src/').concat('.tsx'))
}

const isOurs = (component: string) =>
  component.startsWith('@/admin/') && !readFileSync(fileOf(component), 'utf8').startsWith("'use client'")

// Payload's client components import styles, which Node cannot load.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
})

const drawn = z.function({ input: [z.unknown()], output: z.unknown() })

export async function draw({ path: component, slug, field }: CmsComponent, props: object): Promise<string> {
  const [, name = ''] = component.split('#')
  const module: unknown = await import(fileOf(component))
  const Component = drawn.parse(Object(module)[name])
  const element = await Component({ collectionSlug: slug, field, clientField: field, path: field.name, ...props })
  // The type of an element is the component's module, which contains none of the data.
  const said = (key: string, value: unknown) => (key === 'type' || key.startsWith('_') ? undefined : value)
  return JSON.stringify(element, said) ?? ''
}
