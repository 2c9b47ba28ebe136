import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { BrochureCard } from '@/features/brochures/types'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { Showcase } from './showcase'

const shops = [
  { slug: 'zelena', name: 'Зелена', colour: '#1f7a3f' },
  { slug: 'slanchev', name: 'Слънчев пазар', colour: '#ffc629' },
  { slug: 'tehnoris', name: 'ТехноРис', colour: '#12305e' },
  { slug: 'domko', name: 'Домко', colour: '#c8452b' },
  { slug: 'lili', name: 'Лили дрогерия', colour: '#d96ba0' },
  { slug: 'kubche', name: 'Кубче', colour: '#2f7fc1' },
] as const

const titles = [
  'Седмични предложения: плодове, зеленчуци и всичко за уикенда',
  'Голямата есенна разпродажба',
  'Телевизори и звук',
  'Направи си сам',
  'Грижа за кожата през зимата',
  'Играчки за Коледа',
]

const periods = [
  [-6, 0],
  [-4, 1],
  [-3, 3],
  [-2, 20],
  [1, 8],
  [-20, -8],
] as const

function sampleBrochures(today: string): BrochureCard[] {
  return shops.map((shop, index) => {
    const [from, to] = periods[index] ?? [0, 7]
    return {
      id: shop.slug,
      slug: `sample-${shop.slug}`,
      title: { text: titles[index] ?? shop.name, lang: 'bg' },
      retailer: { ...shop, logoUrl: null },
      category: { slug: 'supermarket', name: { text: 'Супермаркет', lang: 'bg' } },
      validFrom: addDays(today, from),
      validTo: addDays(today, to),
      towns: [],
      pageCount: 12,
      cover: null,
    }
  })
}

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'design')
  return pageMetadata({ locale, path: '/design', title: t('title'), index: false })
}

export default async function DesignPage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const t = translatorFor(locale, 'design')
  const today = sofiaDay()
  const brochures = sampleBrochures(today)
  return (
    <>
      <h1 className="page py-10 text-4xl">{t('title')}</h1>
      <Showcase locale={locale} theme="light" brochures={brochures} today={today} />
      <Showcase locale={locale} theme="dark" brochures={brochures} today={today} />
    </>
  )
}
