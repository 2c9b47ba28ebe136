import { createHash } from 'node:crypto'
import { type Company, companyOf, isLeftover, readFiles } from './read/archive'
import type { Flag } from './report'

export type Inventory = {
  companies: Map<string, Company>
  flags: Flag[]
  complete: boolean
  /** The same for the same files, however they are packed. */
  fingerprint: string
}

/**
 * Says which files of a day are to be read: one for each company. Of files with the same content the one whose name sorts
 * first is kept: the other chain has reported somebody else's prices.
 */
export async function takeInventory(source: string): Promise<Inventory> {
  const hashes = new Map<string, string>()
  const { complete } = await readFiles(source, {
    start: () => {
      const hash = createHash('sha256')
      return { write: (bytes) => void hash.update(bytes), end: () => hash.digest('hex') }
    },
    done: async (file, hash) => void hashes.set(file, hash),
  })
  const flags: Flag[] = complete ? [] : [{ kind: 'ends-early' }]
  const companies = new Map<string, Company>()
  const byHash = new Map<string, string>()
  const byNumber = new Map<string, string>()
  for (const file of [...hashes.keys()].filter((name) => !isLeftover(name)).sort()) {
    const hash = hashes.get(file) ?? ''
    const company = companyOf(file)
    const same = byHash.get(hash)
    const twice = company && byNumber.get(company.number)
    if (!company) flags.push({ kind: 'unknown-name', file })
    else if (same) flags.push({ kind: 'same-content', file, as: same })
    else if (twice) flags.push({ kind: 'company-twice', file, as: twice })
    else {
      companies.set(file, company)
      byHash.set(hash, file)
      byNumber.set(company.number, file)
    }
  }
  return { companies, flags, complete, fingerprint: fingerprintOf(hashes) }
}

function fingerprintOf(hashes: Map<string, string>): string {
  const lines = [...hashes].map(([file, hash]) => `${hash} ${file}\n`).sort()
  return createHash('sha256').update(lines.join('')).digest('hex')
}
