import { expect, it } from 'vitest'
import { ocrEngine } from './engine.ts'

const blank = { gray: new Uint8Array(100 * 60).fill(255), width: 100, height: 60 }

it('a page that takes too long, or ends the thread, is rejected, and the next one is read', async () => {
  const engine = ocrEngine({ pageSeconds: 120, pdfSeconds: 600 })
  // No pixels for so wide a picture: Tesseract cannot open it.
  const broken = { picture: { ...blank, width: 1_000_000 }, layout: 'scattered', languages: 'all' } as const
  await expect(engine.readPage((read) => read(broken))).rejects.toThrow()
  const whole = { picture: blank, layout: 'scattered', languages: 'all' } as const
  expect(await engine.readPage((read) => read(whole))).toEqual([])

  const hasty = ocrEngine({ pageSeconds: 0.001, pdfSeconds: 600 })
  await expect(hasty.readPage((read) => read(whole))).rejects.toThrow('took longer than 0.001 s')
  const spent = ocrEngine({ pageSeconds: 120, pdfSeconds: 0 })
  await expect(spent.readPage((read) => read(whole))).rejects.toThrow('all pages took longer')
})
