import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { pagesRoot } from '@/server/files'
import { log } from '@/server/log'
import type { PageTexts } from './choices'
import { pageTexts, proposeOffers } from './propose'
import type { PageProposal } from './store'
import type { PageText } from './types'

const word = z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()])
const wordsFile = z.object({ pages: z.array(z.object({ number: z.number(), words: z.array(word) })) })

type Size = { number: number; width: number; height: number }

async function readPages(hash: string, pages: readonly Size[]): Promise<(PageText & { number: number })[]> {
  const stored = await readFile(path.join(pagesRoot(), path.basename(hash), 'words.json'), 'utf8')
  const words = new Map(wordsFile.parse(JSON.parse(stored)).pages.map((page) => [page.number, page.words]))
  return pages.map((page) => ({ ...page, words: words.get(page.number) ?? [] }))
}

/** Reads the words that an import left and proposes offers page by page; `pages` tells their sizes in points. */
export async function readPageProposals(hash: string, pages: readonly Size[]): Promise<PageProposal[]> {
  const read = await readPages(hash, pages)
  return read.flatMap((page) => proposeOffers(page).map((offer) => ({ ...offer, pageNumber: page.number })))
}

export type NumberedTexts = PageTexts & { number: number }

/** What could be a title or a pack size on each page, for an editor who wants another one than was proposed. */
export async function readPageTexts(hash: string, pages: readonly Size[]): Promise<NumberedTexts[]> {
  return (await readPages(hash, pages)).map((page) => ({ number: page.number, ...pageTexts(page) }))
}

/** The same for an import, which must not fail where only its proposals do. */
export async function proposalsOrNone(hash: string, pages: readonly Size[]): Promise<PageProposal[]> {
  try {
    return await readPageProposals(hash, pages)
  } catch (error) {
    log.error({ hash, error }, 'no offers could be proposed')
    return []
  }
}
