import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { pagesRoot } from '@/server/files'
import { log } from '@/server/log'
import { proposeOffers } from './propose'
import type { PageProposal } from './store'

const word = z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()])
const wordsFile = z.object({ pages: z.array(z.object({ number: z.number(), words: z.array(word) })) })

type Size = { number: number; width: number; height: number }

/** Reads the words that an import left and proposes offers page by page; `pages` tells their sizes in points. */
export async function readPageProposals(hash: string, pages: readonly Size[]): Promise<PageProposal[]> {
  const stored = await readFile(path.join(pagesRoot(), path.basename(hash), 'words.json'), 'utf8')
  const words = new Map(wordsFile.parse(JSON.parse(stored)).pages.map((page) => [page.number, page.words]))
  return pages.flatMap(({ number, width, height }) => {
    const found = proposeOffers({ words: words.get(number) ?? [], width, height })
    return found.map((offer) => ({ ...offer, pageNumber: number }))
  })
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
