import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const footerStyle4: PageSeed = {
  slug: 'footer-style-4',
  sitemapSection: 'footers',
  footerStyle: '4',
  title: {
    bg: 'Долна част 4: указател',
    de: 'Fußbereich 4: Verzeichnis',
    en: 'Footer 4: an index',
    ru: 'Подвал 4: указатель',
  },
  summary: {
    bg: 'Десет инструмента, с които се оправя почти всичко вкъщи, изброени като в стар каталог.',
    de: 'Zehn Werkzeuge, mit denen sich zu Hause fast alles richten lässt, aufgezählt wie in einem alten Katalog.',
    en: 'Ten tools for mending nearly everything at home, listed as in an old catalogue.',
    ru: 'Десять инструментов, которыми чинится почти всё в доме, списком, как в старом каталоге.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        bg: 'Каталог, страница 1',
        de: 'Katalog, Seite 1',
        en: 'Catalogue, page 1',
        ru: 'Каталог, лист первый',
      },
      heading: {
        bg: 'Кутия за всеки ден',
        de: 'Der Kasten für jeden Tag',
        en: 'A box for every day',
        ru: 'Ящик на каждый день',
      },
      size: 'sizeSmall',
      ground: 'groundColour',
      align: 'alignStart',
      tone: 'tonePaper',
    },
    {
      blockType: 'rich-text',
      tone: 'tonePaper',
      body: richTexts({
        bg: `1. **Отвертка с накрайници.** Кръстат, плосък, шестостен. Магнитът пести нерви.
2. **Комбинирани клещи.** Хващат, режат, огъват.
3. **Чук, триста грама.** По-тежкият е за хора с опит.
4. **Ролетка, пет метра.** Първият сантиметър се огъва, затова мерете от десетия.
5. **Нивелир.** Телефонът лъже, водата не.
6. **Макетен нож.** Сменяйте острието: тъпото реже пръстите.
7. **Гаечен ключ, регулируем.** За сифона под мивката.
8. **Тиксо и изолирбанд.** Не са едно и също.
9. **Фенерче за глава.** Трета ръка.
10. **Бурканче с дюбели.** Винаги ви трябва точно онзи размер, който липсва.`,
        de: `1. **Schraubendreher mit Bits.** Kreuz, Schlitz, Inbus. Der Magnet spart Nerven.
2. **Kombizange.** Greift, schneidet, biegt.
3. **Hammer, dreihundert Gramm.** Ein schwererer ist für Geübte.
4. **Maßband, fünf Meter.** Der erste Zentimeter verbiegt sich, miss ab dem zehnten.
5. **Wasserwaage.** Das Telefon lügt, das Wasser nicht.
6. **Cuttermesser.** Wechsle die Klinge: Eine stumpfe schneidet in die Finger.
7. **Verstellbarer Schraubenschlüssel.** Für den Siphon unter der Spüle.
8. **Klebeband und Isolierband.** Das ist nicht dasselbe.
9. **Stirnlampe.** Eine dritte Hand.
10. **Ein Gläschen Dübel.** Gebraucht wird immer die Größe, die fehlt.`,
        en: `1. **Screwdriver with bits.** Cross, flat, hex. The magnet saves your temper.
2. **Combination pliers.** They grip, cut and bend.
3. **Hammer, three hundred grams.** The heavier one is for practised hands.
4. **Tape measure, five metres.** The first centimetre bends, so measure from the tenth.
5. **Spirit level.** The phone lies, water does not.
6. **Craft knife.** Change the blade: a blunt one cuts fingers.
7. **Adjustable spanner.** For the trap under the sink.
8. **Sticky tape and insulating tape.** They are not the same.
9. **Head torch.** A third hand.
10. **A jar of wall plugs.** You always need the size that is missing.`,
        ru: `1. **Отвёртка с насадками.** Крест, шлиц, шестигранник. Магнит бережёт нервы.
2. **Пассатижи.** Держат, режут, гнут.
3. **Молоток, триста граммов.** Тот, что тяжелее, — для опытных.
4. **Рулетка, пять метров.** Первый сантиметр гнётся, мерьте с десятого.
5. **Уровень.** Телефон врёт, вода — нет.
6. **Строительный нож.** Меняйте лезвие: тупое режет пальцы.
7. **Разводной ключ.** Для сифона под раковиной.
8. **Скотч и изолента.** Это не одно и то же.
9. **Налобный фонарь.** Третья рука.
10. **Баночка дюбелей.** Всегда нужен именно тот размер, которого нет.`,
      }),
    },
    {
      blockType: 'hero',
      heading: {
        bg: 'Инструментите на седмицата',
        de: 'Die Werkzeuge der Woche',
        en: 'The tools of the week',
        ru: 'Инструменты недели',
      },
      links: [
        { label: { bg: 'Направи си сам', de: 'Baumarkt', en: 'Do it yourself', ru: 'Сделай сам' }, to: '/c/hardware' },
      ],
      size: 'sizeSmall',
      ground: 'groundColour',
      align: 'alignStart',
      tone: 'toneDeep',
    },
  ],
}
