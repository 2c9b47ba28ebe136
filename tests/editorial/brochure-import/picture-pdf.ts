import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { boldTestFont, drawPdf } from './make-pdf'

GlobalFonts.registerFromPath(boldTestFont, 'Picture')

type Line = { text: string; x: number; y: number; size: number; colour?: string }

const [width, height] = [1240, 1754]

function pictureOf(lines: readonly Line[]): Buffer {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#c8102e'
  context.fillRect(0, 900, width, 400)
  for (const { text, x, y, size, colour = '#111111' } of lines) {
    context.fillStyle = colour
    context.font = `${size}px Picture`
    context.fillText(text, x, y)
  }
  return canvas.toBuffer('image/jpeg', 70)
}

/** An offer in dark letters on white, and a line in white letters on red. */
const milk: Line[] = [
  { text: 'Прясно мляко Верея', x: 100, y: 300, size: 56 },
  { text: '3% 1 л', x: 100, y: 370, size: 44 },
  { text: '1,89 €', x: 100, y: 500, size: 96 },
  { text: 'Само тази седмица', x: 100, y: 1100, size: 64, colour: '#ffffff' },
]

/** A PDF of one picture for each page, with no text; `written` is the text of a further page. */
export function picturePdf(pages = 1, written?: string): Promise<Buffer> {
  return drawPdf((pdf) => {
    for (let page = 1; page <= pages; page += 1) {
      pdf.addPage({ size: 'A4', margin: 0 })
      pdf.image(pictureOf([...milk, { text: `Страница ${page}`, x: 100, y: 1600, size: 48 }]), 0, 0, { width: 595 })
    }
    if (written === undefined) return
    pdf.addPage({ size: 'A4', margin: 40 })
    pdf.rect(40, 120, 300, 200).fill('#c8102e')
    pdf.fillColor('black').fontSize(24).text(written, 40, 40)
  })
}
