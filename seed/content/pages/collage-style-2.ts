import { t } from '../texts'
import { block, hero } from './blocks'
import type { PageSeed } from './types'

export const collageStyle2: PageSeed = {
  slug: 'collage-style-2',
  sitemapSection: 'galleries',
  title: t('Албум на квартала', 'Album des Viertels', 'An album of the neighbourhood', 'Альбом квартала'),
  summary: t(
    'Снимки, нахвърляни на масата: малките магазини, които още пазят тефтер за вересии.',
    'Auf den Tisch geworfene Bilder: kleine Läden, die noch ein Anschreibebuch führen.',
    'Prints thrown on the table: small shops where you can still buy on the slate.',
    'Снимки, разбросанные по столу: маленькие лавки, где ещё ведут тетрадь долгов.',
  ),
  blocks: [
    hero({
      size: 'sizeSmall',
      align: 'alignCentre',
      tone: 'tonePaper',
      heading: t('Албум на квартала', 'Album des Viertels', 'An album of the neighbourhood', 'Альбом квартала'),
      text: t(
        'Преди веригите имаше магазинчета на ъгъла. Във всяко имаше някой, който знае името ви.',
        'Vor den Ketten gab es Geschäfte an der Ecke. In jedem stand jemand, der deinen Namen kannte.',
        'Before the chains there were corner shops. In each of them stood somebody who knew your name.',
        'До сетей были лавки на углу. В каждой стоял кто-то, кто знал вас по имени.',
      ),
    }),
    block('collage-grid', {
      arrangement: 'arrangement2',
      pictures: [
        {
          image: 'picture:town',
          caption: t(
            'Улица „Оборище“, около обяд',
            'Oborischte-Straße, gegen Mittag',
            'Oborishte Street, about noon',
            'Улица Оборище, около полудня',
          ),
        },
        {
          image: 'picture:market-fruit',
          caption: t(
            'Бай Кольо и неговите мандарини',
            'Onkel Koljo und seine Mandarinen',
            'Uncle Kolyo and his tangerines',
            'Дядя Кольо и его мандарины',
          ),
        },
        {
          image: 'picture:delivery',
          caption: t(
            'Доставката спира на тротоара',
            'Die Lieferung hält auf dem Gehweg',
            'The delivery stops on the pavement',
            'Доставка стоит на тротуаре',
          ),
        },
        {
          image: 'picture:tea',
          caption: t(
            'Чаят в книжарницата е безплатен',
            'Der Tee in der Buchhandlung kostet nichts',
            'The tea in the bookshop is free',
            'Чай в книжной лавке бесплатный',
          ),
        },
        {
          image: 'picture:room',
          caption: t('Котката на тапицера', 'Die Katze des Polsterers', 'The upholsterer’s cat', 'Кошка обойщика'),
        },
        {
          image: 'picture:jam',
          caption: t(
            'Сладкото на леля Веса, без етикет',
            'Tante Wessas Marmelade, ohne Etikett',
            'Aunt Vesa’s jam, unlabelled',
            'Варенье тёти Весы, без этикетки',
          ),
        },
      ],
    }),
    block(
      'retailer-list',
      {
        heading: t('Днешните съседи', 'Die Nachbarn von heute', 'Today’s neighbours', 'Сегодняшние соседи'),
        limit: 5,
      },
      'toneSunken',
    ),
  ],
}
