import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import PDFDocument from 'pdfkit'

export const testFont = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/LiberationSans-Regular.ttf',
)
export const boldTestFont = testFont.replace('Regular', 'Bold')

type Draw = (pdf: PDFKit.PDFDocument) => void

export function drawPdf(draw: Draw, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false, ...options })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.font(testFont)
  draw(pdf)
  pdf.end()
  return done
}

/** A brochure with `pages` A4 pages; each shows its number and a unique word: `стока1`, `стока2` … */
export function simpleBrochure(pages: number, title = 'Седмична брошура'): Promise<Buffer> {
  return drawPdf((pdf) => {
    for (let number = 1; number <= pages; number += 1) {
      pdf.addPage({ size: 'A4', margin: 40 })
      pdf.rect(40, 120, 300, 200).fill(number % 2 ? '#c8102e' : '#1b7f4b')
      pdf.fillColor('black').fontSize(24).text(`${title} ${number}`, 40, 40)
      pdf.fontSize(16).text(`стока${number} Прясно мляко`, 40, 80)
    }
  })
}

export function packedPage(stream: Buffer, filter: string): Buffer {
  return onePage('<< >>', [streamObject(stream, `/Filter ${filter}`)])
}

/** One page with a form that draws the next form `times` times, and so on: a file of a few kilobytes. */
export function nestedForms(depth: number, times: number): Buffer {
  const forms = Array.from({ length: depth }, (_, level) => {
    const content = level === depth - 1 ? 'q Q '.repeat(100) : '/F Do '.repeat(times)
    const inner = `/Resources << /XObject << /F ${level + 6} 0 R >> >>`
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] ${inner} /Length ${content.length} >>\nstream\n${content}\nendstream`
  })
  return onePage('<< /XObject << /F 5 0 R >> >>', [streamObject(Buffer.from('/F Do')), ...forms])
}

export function onePage(resources: string, more: string[], catalog = ''): Buffer {
  return joinObjects([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources ${resources} >>`,
    ...more,
  ])
}

export function joinObjects(objects: string[]): Buffer {
  const parts = ['%PDF-1.5\n']
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const part = `${index + 1} 0 obj\n${object}\nendobj\n`
    parts.push(part)
    length += part.length
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(`xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\n`)
  parts.push(`startxref\n${length}\n%%EOF\n`)
  return Buffer.from(parts.join(''), 'latin1')
}

export function streamObject(stream: Buffer, filter = ''): string {
  return `<< /Length ${stream.length} ${filter} >>\nstream\n${stream.toString('latin1')}\nendstream`
}

export async function testFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'broshura-import-'))
  return {
    folder,
    save: async (name: string, bytes: Uint8Array) => {
      const file = path.join(folder, name)
      await writeFile(file, bytes)
      return file
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
