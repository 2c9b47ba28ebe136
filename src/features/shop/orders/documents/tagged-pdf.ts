import PDFDocument from 'pdfkit'
import type { Locale } from '@/i18n/routing'
import { registerFonts } from './fonts'

type Options = { language: Locale; margin: number; info: { Title: string; Author?: string; CreationDate?: Date } }

/** A tagged PDF, which screen readers announce, A4 in points. `finish` gives its bytes once everything is drawn. */
export function taggedPdf({ language, margin, info }: Options) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    tagged: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info,
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject))
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  registerFonts(pdf)
  const finish = async () => {
    root.end()
    pdf.end()
    await ended
    return Buffer.concat(chunks)
  }
  return { pdf, root, finish }
}

export type TaggedPdf = ReturnType<typeof taggedPdf>
