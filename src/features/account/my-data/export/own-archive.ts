import { readFile } from 'node:fs/promises'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { getLocalI18n, type Payload } from 'payload'
import { z } from 'zod'
import { languageOf, translatorFor } from '@/i18n/translator'
import { momentText } from './field-text'
import { ownDocuments, ownPictures, type Section } from './own-documents'
import { readablePage } from './readable-page'

const account = z.object({ language: z.string().nullish() }).catch({ language: null })

/** Everything that is a customer's, as `data.json` for machines, as `data.html` for people, and the picture. */
export async function ownArchive(payload: Payload, customer: string, now = new Date()): Promise<Uint8Array> {
  const sections = await ownDocuments(payload, customer)
  const locale = languageOf(account.parse(sections[0]?.documents[0]))
  const t = translatorFor(locale, 'myData')
  const page = readablePage({
    title: t('archive.title'),
    intro: t('archive.intro', { moment: momentText(now.toISOString(), locale) }),
    nothing: t('archive.nothing'),
    sections,
    words: {
      locale,
      i18n: await getLocalI18n({ config: payload.config, language: locale }),
      yes: t('archive.yes'),
      no: t('archive.no'),
      titles: titlesOf(sections),
    },
  })
  const data = Object.fromEntries(sections.map(({ collection, documents }) => [collection.slug, documents]))
  const files: Zippable = {
    'data.json': strToU8(`${JSON.stringify({ createdAt: now.toISOString(), ...data }, null, 2)}\n`),
    'data.html': strToU8(page),
  }
  for (const { name, path } of ownPictures(sections)) files[name] = [await readFile(path), { level: 0 }]
  return zipSync(files, { mtime: now })
}

function titlesOf(sections: Section[]): Map<unknown, string> {
  return new Map(
    sections.flatMap(({ collection, documents }) =>
      documents.map((doc) => [doc.id, String(doc[collection.admin.useAsTitle ?? 'id'] ?? '')] as const),
    ),
  )
}
