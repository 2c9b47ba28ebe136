import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
// One build on all machines, so that a page is read the same everywhere.
import startTesseract, { type TessBaseApi } from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import { type FoundWord, type GrayPicture, type ReadRequest, readRequest } from './types.ts'

// The thread in which Tesseract reads pictures (docs/decisions/0093): its computations cannot be interrupted, a thread
// can be ended. It has no code that could fetch anything, and ends at the first fault.

const resolve = createRequire(import.meta.url).resolve

/** Brands and foreign goods stand beside Bulgarian names. */
const languages = ['bul', 'eng', 'deu']
const neuralNetwork = 1

const layouts: Record<ReadRequest['layout'], string> = { scattered: '11', line: '7' }

const { FS: files, TessBaseAPI } = await startTesseract({ printErr: () => undefined })
for (const language of languages) {
  const packed = await readFile(resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`))
  files.writeFile(`${language}.traineddata`, gunzipSync(packed))
}

function openLanguages(names: string[]): TessBaseApi {
  const api = new TessBaseAPI()
  if (api.Init(null, names.join('+'), neuralNetwork) !== 0) throw new Error('Tesseract cannot open its languages')
  // Tesseract guesses a resolution from the picture otherwise, and warns of each guess.
  api.SetVariable('user_defined_dpi', '300')
  return api
}

const apis = { all: openLanguages(languages), bul: openLanguages(['bul']), figures: openLanguages(['eng']) }
apis.figures.SetVariable('tessedit_char_whitelist', '0123456789€')

/** The simplest format that Tesseract opens: a head of text before the pixels. */
const portableGray = ({ gray, width, height }: GrayPicture) =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), gray])

const wordLevel = '5'

/** Tab-separated rows of a level, five numbers, a box, a confidence and a text. */
function wordsOf(table: string): FoundWord[] {
  return table.split('\n').flatMap((row) => {
    const [level, , , , , , left, top, width, height, confidence, text = ''] = row.split('\t')
    if (level !== wordLevel || text.trim() === '') return []
    return [
      {
        text: text.trim(),
        confidence: Number(confidence),
        left: Number(left),
        top: Number(top),
        width: Number(width),
        height: Number(height),
      },
    ]
  })
}

function read({ picture, layout, languages }: ReadRequest): FoundWord[] {
  const api = apis[languages]
  api.SetVariable('tessedit_pageseg_mode', layouts[layout])
  files.writeFile('/input', portableGray(picture))
  if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract cannot open the picture')
  api.Recognize(null)
  return wordsOf(api.GetTSVText())
}

parentPort?.on('message', (asked) => parentPort?.postMessage(read(readRequest.parse(asked))))
