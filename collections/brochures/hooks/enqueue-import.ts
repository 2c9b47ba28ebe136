import type { CollectionAfterChangeHook } from 'payload'

/** A new PDF is read by the worker. */
export const enqueueImportOfNewFile: CollectionAfterChangeHook = async ({ doc }) => doc
