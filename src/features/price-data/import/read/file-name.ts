import path from 'node:path'

export type Company = { chain: string; company: string | null; number: string }

const shape = /^(.+?)(?:\s*\((.+)\))?_([\p{L}\d]+)\.csv$/isu

/** Reads `chain name (company)_company-number.csv`, the company being optional. Null for any other name. */
export function companyOf(file: string): Company | null {
  const match = path.posix.basename(file).normalize('NFC').match(shape)
  const chain = oneLine(match?.[1])
  const number = match?.[3]
  return chain && number ? { chain, company: oneLine(match[2]), number } : null
}

/** Not a chain's file: a folder, or what an office program or another computer leaves in a folder. */
export function isLeftover(file: string): boolean {
  const name = path.posix.basename(file)
  return file.endsWith('/') || /^(?:\.|~)/.test(name) || file.includes('__MACOSX/') || !/\.csv$/i.test(name)
}

function oneLine(text: string | undefined): string | null {
  return text?.replace(/\s+/g, ' ').trim() || null
}
