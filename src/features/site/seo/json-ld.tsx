/** Structured data for search engines. `<` is escaped, so that no text can end the script. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped; React would escape quotes, which breaks JSON.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
