import { createRequire } from 'node:module'
import path from 'node:path'

/** Static TrueType with Cyrillic (SIL Open Font License), as pdfkit takes it. */
const files = { regular: '400Regular/Onest_400Regular.ttf', bold: '600SemiBold/Onest_600SemiBold.ttf' } as const

/** The path of a face of our font for documents. Found from the working directory when asked, so that no bundler follows it. */
export function documentFont(face: keyof typeof files): string {
  return createRequire(path.join(process.cwd(), 'package.json')).resolve(`@expo-google-fonts/onest/${files[face]}`)
}
