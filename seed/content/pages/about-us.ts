import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { hero, media, text } from './blocks'
import type { PageSeed } from './types'

export const aboutUs: PageSeed = {
  slug: 'about-us',
  sitemapSection: 'about',
  title: t('За нас', 'Über uns', 'About us', 'О нас'),
  summary: t(
    'Защо събрахме брошурите на една тиха маса и как работим, без да продаваме първото място на когото и да било.',
    'Warum wir die Prospekte auf einen ruhigen Tisch gelegt haben und wie wir arbeiten, ohne den ersten Platz zu verkaufen.',
    'Why we laid the brochures on one quiet table, and how we work without selling the first place to anybody.',
    'Почему мы собрали брошюры на одном тихом столе и как работаем, не продавая никому первое место.',
  ),
  blocks: [
    hero({
      eyebrow: t('За нас', 'Über uns', 'About us', 'О нас'),
      heading: t(
        'Тихата маса, на която лежат шумните брошури',
        'Der ruhige Tisch, auf dem die lauten Prospekte liegen',
        'The quiet table the loud brochures lie on',
        'Тихий стол, на котором лежат шумные брошюры',
      ),
      text: t(
        'Пощенската кутия беше пълна, а никой не знаеше кое мляко е по-евтино. Подредихме хартията, за да я чете всеки.',
        'Der Briefkasten war voll, und niemand wusste, welche Milch günstiger ist. Wir haben das Papier geordnet, damit alle es lesen können.',
        'The letterbox was full, and nobody knew which milk was cheaper. We put the paper in order so that everyone can read it.',
        'Почтовый ящик был полон, а никто не знал, какое молоко дешевле. Мы разложили бумагу так, чтобы её мог прочесть каждый.',
      ),
      image: 'picture:letterbox',
      links: [
        {
          label: t('Как работят цените', 'So entstehen die Preise', 'How prices work', 'Как работают цены'),
          to: '/how-prices-work',
        },
        { label: t('Нашият екип', 'Unser Team', 'Our team', 'Наша команда'), to: '/our-team' },
      ],
    }),
    text({
      heading: t('Как започна', 'Wie es anfing', 'How it began', 'Как всё началось'),
      body: richTexts({
        bg: `Една събота преброихме единадесет брошури в един кош. Девет от тях никой не беше отворил. Не защото в тях нямаше нищо, а защото нямаше кога.

Затова направихме място, в което брошурата е пълна, но спокойна: страниците са четливи на телефон, всяка оферта може да се намери по дума, а до цената винаги стои цената за килограм.`,
        de: `An einem Samstag zählten wir elf Prospekte in einem Papierkorb. Neun davon hatte niemand aufgeschlagen. Nicht weil nichts darin stand, sondern weil die Zeit fehlte.

Also bauten wir einen Ort, an dem ein Prospekt vollständig und trotzdem ruhig ist: Die Seiten liest man auf dem Telefon, jedes Angebot lässt sich mit einem Wort finden, und neben dem Preis steht immer der Preis je Kilo.`,
        en: `One Saturday we counted eleven brochures in a single wastepaper basket. Nine of them had never been opened. Not because there was nothing in them, but because there was no time.

So we made a place where a brochure is complete and still calm: the pages are readable on a phone, every offer can be found with a single word, and the price per kilo always stands beside the price.`,
        ru: `Однажды в субботу мы насчитали одиннадцать брошюр в одной корзине. Девять из них никто не открыл. Не потому, что в них ничего не было, а потому, что не было времени.

Тогда мы сделали место, где брошюра остаётся полной, но спокойной: страницы легко читать с телефона, любое предложение можно найти по слову, а рядом с ценой всегда стоит цена за килограмм.`,
      }),
    }),
    {
      blockType: 'timeline',
      heading: t('Пътят дотук', 'Der Weg bis hier', 'The story so far', 'Путь до сегодня'),
      tone: 'toneSunken',
      items: [
        {
          when: t('Пролет', 'Frühling', 'Spring', 'Весна'),
          heading: t('Кухненската маса', 'Der Küchentisch', 'The kitchen table', 'Кухонный стол'),
          text: t(
            'Скенер, купчина хартия и първият списък с цени на мляко.',
            'Ein Scanner, ein Stapel Papier und die erste Liste mit Milchpreisen.',
            'A scanner, a pile of paper and the first list of milk prices.',
            'Сканер, стопка бумаги и первый список цен на молоко.',
          ),
        },
        {
          when: t('Лято', 'Sommer', 'Summer', 'Лето'),
          heading: t('Първите магазини', 'Die ersten Geschäfte', 'The first shops', 'Первые магазины'),
          text: t(
            'Един съсед донесе брошурата на кварталната пекарна. Тя още е в архива.',
            'Ein Nachbar brachte den Prospekt der Bäckerei um die Ecke. Er liegt noch im Archiv.',
            'A neighbour brought the brochure of the corner bakery. It is still in the archive.',
            'Сосед принёс брошюру пекарни за углом. Она до сих пор в архиве.',
          ),
        },
        {
          when: t('Есен', 'Herbst', 'Autumn', 'Осень'),
          heading: t('Търсене по дума', 'Suche nach Wörtern', 'Search by word', 'Поиск по слову'),
          text: t(
            'Вече не е нужно да помните в коя брошура беше сиренето.',
            'Du musst dir nicht mehr merken, in welchem Prospekt der Käse stand.',
            'You no longer have to remember which brochure had the cheese.',
            'Больше не нужно помнить, в какой брошюре был сыр.',
          ),
        },
        {
          when: t('Днес', 'Heute', 'Today', 'Сегодня'),
          heading: t('Четири езика', 'Vier Sprachen', 'Four languages', 'Четыре языка'),
          text: t(
            'Български, немски, английски и руски, с еднакви права.',
            'Bulgarisch, Deutsch, Englisch und Russisch, gleichberechtigt.',
            'Bulgarian, German, English and Russian, as equals.',
            'Болгарский, немецкий, английский и русский на равных.',
          ),
        },
      ],
    },
    media({
      heading: t(
        'Три неща, които не правим',
        'Drei Dinge, die wir nicht tun',
        'Three things we do not do',
        'Три вещи, которых мы не делаем',
      ),
      image: 'picture:scales',
      body: richTexts({
        bg: `- Не продаваме първото място в търсенето.
- Не следим кой какво чете.
- Не наричаме отстъпка това, което вчера е струвало същото.`,
        de: `- Wir verkaufen nicht den ersten Platz in der Suche.
- Wir verfolgen nicht, wer was liest.
- Wir nennen nichts reduziert, was gestern dasselbe gekostet hat.`,
        en: `- We do not sell the first place in search.
- We do not track who reads what.
- We do not call it a reduction if it cost the same yesterday.`,
        ru: `- Не продаём первое место в поиске.
- Не следим, кто что читает.
- Не называем скидкой то, что вчера стоило столько же.`,
      }),
    }),
    {
      blockType: 'call-to-action',
      heading: t(
        'Вижте какво изтича днес',
        'Sieh, was heute endet',
        'See what ends today',
        'Посмотрите, что кончается сегодня',
      ),
      intro: t(
        'Най-краткият път към това, за което говорим.',
        'Der kürzeste Weg zu dem, wovon wir sprechen.',
        'The shortest way to what we are talking about.',
        'Самый короткий путь к тому, о чём речь.',
      ),
      links: [{ label: t('Към брошурите', 'Zu den Prospekten', 'Browse brochures', 'К брошюрам'), to: '/' }],
      tone: 'toneDeep',
    },
  ],
}
