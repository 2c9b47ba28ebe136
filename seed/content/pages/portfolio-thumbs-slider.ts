import { t } from '../texts'
import { block } from './blocks'
import type { PageSeed } from './types'

export const portfolioThumbsSlider: PageSeed = {
  slug: 'portfolio-thumbs-slider',
  sitemapSection: 'portfolios',
  title: t(
    'Корици, които помним',
    'Titel, an die wir uns erinnern',
    'Covers we remember',
    'Обложки, которые мы помним',
  ),
  summary: t(
    'Шест корици на сезона и какво ги прави добри. Избирайте с малките картинки отдолу.',
    'Sechs Titelbilder der Saison und was sie gut macht. Wähle mit den kleinen Bildern darunter.',
    'Six covers of the season and what makes them good. Choose with the small pictures below.',
    'Шесть обложек сезона и чем они хороши. Выбирайте их по маленьким картинкам внизу.',
  ),
  blocks: [
    block('portfolio-thumbs-slider', {
      works: [
        {
          image: 'picture:summer',
          eyebrow: t('Юли', 'Juli', 'July', 'Июль'),
          heading: t('Само едно изречение', 'Nur ein Satz', 'A single sentence', 'Одно предложение'),
          text: t(
            '„Диня.“ Под нея цената. Никой не попита какво се продава.',
            '„Wassermelone.“ Darunter der Preis. Niemand fragte, was es gibt.',
            '“Watermelon.” Beneath it the price. Nobody asked what was for sale.',
            '«Арбуз». Под ним цена. Никто не спросил, что продают.',
          ),
        },
        {
          image: 'picture:autumn',
          eyebrow: t('Октомври', 'Oktober', 'October', 'Октябрь'),
          heading: t(
            'Листа вместо отстъпки',
            'Blätter statt Prozente',
            'Leaves instead of percentages',
            'Листья вместо процентов',
          ),
          text: t(
            'Числата започват от втора страница. Първата просто мирише на есен.',
            'Die Zahlen beginnen auf Seite zwei. Die erste riecht einfach nach Herbst.',
            'The numbers begin on page two. The first simply smells of autumn.',
            'Числа начинаются со второй страницы. Первая просто пахнет осенью.',
          ),
        },
        {
          image: 'picture:tools',
          eyebrow: t('Февруари', 'Februar', 'February', 'Февраль'),
          heading: t('Стена с инструменти', 'Die Werkzeugwand', 'The wall of tools', 'Стена инструментов'),
          text: t(
            'Дванадесет квадрата, нито един празен. Хората я изрязваха и я окачваха на стената.',
            'Zwölf Felder, keines leer. Viele haben sie ausgeschnitten und aufgehängt.',
            'Twelve squares, none empty. People cut it out and hung it up.',
            'Двенадцать клеток, ни одной пустой. Её вырезали и вешали на стену.',
          ),
        },
        {
          image: 'picture:leaflets-home',
          eyebrow: t('Март', 'März', 'March', 'Март'),
          heading: t('Брошура в брошурата', 'Prospekt im Prospekt', 'A brochure in a brochure', 'Брошюра в брошюре'),
          text: t(
            'Всяка стая си има своя малка корица. Отваря се като къща за кукли.',
            'Jedes Zimmer hat seinen kleinen Titel. Er öffnet sich wie ein Puppenhaus.',
            'Each room has a little cover of its own. It opens like a doll’s house.',
            'У каждой комнаты своя обложка. Она открывается, как кукольный домик.',
          ),
        },
        {
          image: 'picture:tea',
          eyebrow: t('Ноември', 'November', 'November', 'Ноябрь'),
          heading: t('Тихата корица', 'Der stille Titel', 'The quiet cover', 'Тихая обложка'),
          text: t(
            'Нито една удивителна. С нея се продаде повече чай, отколкото с която и да е преди нея.',
            'Kein Ausrufezeichen. Mit ihm verkaufte sich mehr Tee als mit jedem Titel davor.',
            'No exclamation mark at all. It sold more tea than any before it.',
            'Ни одного восклицательного знака. С ней чая продали больше, чем с любой прежней.',
          ),
        },
        {
          image: 'picture:wardrobe',
          eyebrow: t('Септември', 'September', 'September', 'Сентябрь'),
          heading: t('Гардеробът е подреден', 'Der Schrank ist aufgeräumt', 'The wardrobe is tidy', 'В шкафу порядок'),
          text: t(
            'Вместо модели – самите дрехи. Размерите стоят до цената.',
            'Statt Models die Kleider selbst. Die Größen stehen neben dem Preis.',
            'Instead of models, the clothes themselves. The sizes are next to the price.',
            'Вместо моделей — сама одежда. Размеры указаны рядом с ценой.',
          ),
        },
      ],
    }),
  ],
}
