/** Everything but the characters of XML 1.0, which has no form for the others: one of them makes a file unreadable. */
const notOfXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

export function escapeXml(text: string): string {
  return text.replaceAll(notOfXml, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
