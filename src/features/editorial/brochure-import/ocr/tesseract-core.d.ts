declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TessBaseApi {
    Init(folder: null, languages: string, engine: number): number
    SetVariable(name: string, value: string): boolean
    SetImageFile(orientation: number, angle: number): number
    Recognize(monitor: null): number
    GetTSVText(): string
  }

  type Tesseract = {
    FS: { writeFile(path: string, data: Uint8Array): void }
    TessBaseAPI: new () => TessBaseApi
  }

  export default function start(options?: { printErr: (said: string) => void }): Promise<Tesseract>
}
