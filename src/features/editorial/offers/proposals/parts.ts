import type { TextBlock } from './types'

const mostParts = 4

/** The texts that a value was put together of, one after the other; none where it was not. Earlier ones are preferred. */
export function partsOf(value: string, blocks: readonly TextBlock[], left = mostParts): TextBlock[] {
  if (left === 0) return []
  for (const block of blocks) {
    if (block.text === value) return [block]
    if (!value.startsWith(`${block.text} `)) continue
    const rest = partsOf(value.slice(block.text.length + 1), blocks, left - 1)
    if (rest.length > 0) return [block, ...rest]
  }
  return []
}
