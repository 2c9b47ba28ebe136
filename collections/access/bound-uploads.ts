import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, SanitizedConfig } from 'payload'

/**
 * Holds for every collection with files. Payload fetches a file from an address in a document, and answers one that its folder
 * does not have with 500, or with an error of the file system.
 */
export function boundUploads(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.upload) continue
    const folder = path.resolve(collection.upload.staticDir ?? collection.slug)
    Object.assign(collection.upload, { pasteURL: false, externalFileHeaderFilter: fetchNothing })
    if (collection.endpoints) {
      collection.endpoints = collection.endpoints.map((endpoint) =>
        endpoint.method === 'get' && endpoint.path === '/file/:filename' ? onlyExisting(endpoint, folder) : endpoint,
      )
    }
  }
  return config
}

/** Payload asks this before each request for a file, and says "could not be retrieved" to the editor. */
function fetchNothing(): never {
  throw new Error('Files are uploaded, not fetched.')
}

function onlyExisting(endpoint: Endpoint, folder: string): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      const found = await stat(path.join(folder, String(req.routeParams?.filename))).catch(() => null)
      return found?.isFile()
        ? endpoint.handler(req)
        : Response.json({ errors: [{ message: 'not found' }] }, { status: 404 })
    },
  }
}
