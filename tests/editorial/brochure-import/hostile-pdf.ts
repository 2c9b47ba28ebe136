import { deflateSync } from 'node:zlib'
import { joinObjects, onePage, streamObject } from './make-pdf'

const standardFont = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const text = (said: string) => streamObject(Buffer.from(`BT /F 20 Tf 60 700 Td (${said}) Tj ET`))

export const noPages = () => joinObjects(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'])

/** A PDF with its catalog first, as many programs write it, whose second half of pages is missing. */
export function cutAfterCatalog(): Buffer {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << >> >>'
  const whole = joinObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R 5 0 R 6 0 R 7 0 R] /Count 4 >>',
    streamObject(Buffer.from('0 0 300 300 re f')),
    ...[page, page, page, page],
  ])
  return whole.subarray(0, whole.indexOf('6 0 obj'))
}

/**
 * An XFA form as Adobe LiveCycle saves it. A dynamic one has no fields and a single page that asks to wait; a static
 * one has its fields beside the XFA, and real pages.
 */
export function xfaForm(kind: 'dynamic' | 'static'): Buffer {
  const xfa = '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template><subform name="form1"/></template></xdp:xdp>'
  const fields = kind === 'static' ? '[7 0 R]' : '[]'
  const said = kind === 'static' ? 'Order form' : 'Please wait... If this message is not eventually replaced'
  return onePage(
    '<< /Font << /F 5 0 R >> >>',
    [
      text(said),
      standardFont,
      streamObject(Buffer.from(xfa)),
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /Rect [60 600 300 620] /P 3 0 R >>',
    ],
    `/AcroForm << /Fields ${fields} /XFA 6 0 R >> ${kind === 'dynamic' ? '/NeedsRendering true' : ''}`,
  )
}

/** A package as Acrobat saves it: a page that says so, and the files themselves attached. */
export function pdfPackage(): Buffer {
  const catalog =
    '/Collection << /Type /Collection /View /D >> /Names << /EmbeddedFiles << /Names [(a.pdf) 7 0 R] >> >>'
  return onePage(
    '<< /Font << /F 5 0 R >> >>',
    [
      text('Open this package in a newer reader'),
      standardFont,
      streamObject(Buffer.from('%PDF-1.7'), '/Type /EmbeddedFile'),
      '<< /Type /Filespec /F (a.pdf) /EF << /F 6 0 R >> >>',
    ],
    catalog,
  )
}

export function fontNotEmbedded(name: string): Buffer {
  const widths = Array.from({ length: 96 }, () => 550).join(' ')
  return onePage('<< /Font << /F 5 0 R >> >>', [
    text('Milk 1.99'),
    `<< /Type /Font /Subtype /TrueType /BaseFont /${name} /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 127 /Widths [${widths}] /FontDescriptor 6 0 R >>`,
    `<< /Type /FontDescriptor /FontName /${name} /Flags 32 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>`,
  ])
}

/** A page with this many lines of `letters` letters each: some hundred kilobytes. */
export function linesOfText(lines: number, letters: number): Buffer {
  const line = `1 0 0 1 60 60 Tm (${'m'.repeat(letters)}) Tj\n`
  const content = deflateSync(Buffer.from(`BT /F 10 Tf\n${line.repeat(lines)}ET`))
  return onePage('<< /Font << /F 5 0 R >> >>', [streamObject(content, '/Filter /FlateDecode'), standardFont])
}

/** A page of a few kilobytes that takes hours to draw: its font draws each letter with thousands of commands. */
export function slowLetters(): Buffer {
  const letter = Buffer.from(`1000 0 d0\n${'0 0 m 900 900 l 0 900 l 900 0 l f\n'.repeat(3000)}`)
  return onePage('<< /Font << /F 5 0 R >> >>', [
    streamObject(Buffer.from(`BT /F 20 Tf 60 700 Td (${'a'.repeat(100_000)}) Tj ET`)),
    '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /a 6 0 R >> /Encoding << /Type /Encoding /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1000] /Resources << >> >>',
    streamObject(letter),
  ])
}

const edit = (pdf: Buffer, change: (file: string) => string) => Buffer.from(change(pdf.toString('latin1')), 'latin1')

/** Damage of otherwise valid PDFs that PDF readers repair. */
export const mishaps: Record<string, (pdf: Buffer) => Buffer> = {
  'a table of objects that points elsewhere': (pdf) =>
    edit(pdf, (file) => file.replace(/startxref\s+\d+/, 'startxref\n17')),
  'a table of objects with wrong places': (pdf) =>
    edit(pdf, (file) => file.replace(/\d{10} 00000 n/g, '0000000099 00000 n')),
  'no table and no trailer': (pdf) => edit(pdf, (file) => file.slice(0, file.lastIndexOf('\nxref'))),
  'an end that is cut off': (pdf) => pdf.subarray(0, -40),
}

/** A PDF behind the head of a mail or a response; the offsets in its table count from the start of the file. */
export const behindOtherBytes = (pdf: Buffer) =>
  Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'), pdf])

/** Prices of which one is in a layer that is off, as for another region. */
export function hiddenLayer(): Buffer {
  const price = (said: string, y: number) => `BT /F 20 Tf 60 ${y} Td (${said}) Tj ET`
  const content = `${price('Price 2', 700)} /OC /L BDC ${price('Price 3', 600)} EMC ${price('Price 4', 500)}`
  return onePage(
    '<< /Font << /F 5 0 R >> /Properties << /L 6 0 R >> >>',
    [streamObject(Buffer.from(content)), standardFont, '<< /Type /OCG /Name (Other region) >>'],
    '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>',
  )
}
