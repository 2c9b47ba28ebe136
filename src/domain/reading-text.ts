const sentences = new Intl.Segmenter('bg', { granularity: 'sentence' })

/**
 * Paragraphs of a page's text, each as its sentences. The lines of a brochure are mostly pieces of their own, so a line
 * continues the one before it only if that ends in a hyphen or a comma, or the line begins with a small letter.
 */
export function readingText(text: string): string[][] {
  const paragraphs: string[] = []
  for (const raw of text.split('\n')) {
    const line = raw.replaceAll(/\s+/g, ' ').trim()
    if (!line) continue
    const last = paragraphs.at(-1)
    if (last !== undefined && /\p{Ll}-$/u.test(last) && /^\p{Ll}/u.test(line))
      paragraphs[paragraphs.length - 1] = last.slice(0, -1) + line
    else if (last !== undefined && (/,$/.test(last) || (/^\p{Ll}/u.test(line) && !/[.!?:]$/.test(last))))
      paragraphs[paragraphs.length - 1] = `${last} ${line}`
    else paragraphs.push(line)
  }
  return paragraphs.map((paragraph) => [...sentences.segment(paragraph)].map(({ segment }) => segment.trim()))
}
