const headBytes = 1024

/** Whether a file begins as a PDF does. Readers accept other bytes before the header, such as those of a mail or a web server. */
export function isPdf(start: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(start.subarray(0, headBytes)).includes('%PDF-')
}
