import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const footerStyle5: PageSeed = {
  slug: 'footer-style-5',
  sitemapSection: 'footers',
  footerStyle: '5',
  title: {
    bg: 'Долна част 5: тънка лента',
    de: 'Fußbereich 5: schmale Leiste',
    en: 'Footer 5: a slim bar',
    ru: 'Подвал 5: тонкая полоса',
  },
  summary: {
    bg: 'По-малко играчки на пода, повече игра: как се редуват, подаряват и избират от брошура.',
    de: 'Weniger Spielzeug auf dem Boden, mehr Spiel: wie man es tauscht, schenkt und aus dem Prospekt wählt.',
    en: 'Fewer toys on the floor, more play: how to rotate them, give them, and choose from a brochure.',
    ru: 'Меньше игрушек на полу, больше игры: как их чередовать, дарить и выбирать по брошюре.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { bg: 'Детската стая', de: 'Das Kinderzimmer', en: 'The children’s room', ru: 'Детская' },
      heading: {
        bg: 'Една кутия влиза, една излиза',
        de: 'Eine Kiste rein, eine Kiste raus',
        en: 'One box in, one box out',
        ru: 'Одна коробка внутрь, одна наружу',
      },
      text: {
        bg: 'Най-долу на тази страница има само един ред. Така е и в стаята: каквото не се вижда, не пречи, но е на ръка разстояние.',
        de: 'Unten auf dieser Seite steht nur eine Zeile. So ist es auch im Zimmer: Was man nicht sieht, stört nicht und ist doch zur Hand.',
        en: 'There is a single line at the foot of this page. So it is in the room: what is out of sight is not in the way, yet close at hand.',
        ru: 'Внизу этой страницы всего одна строка. Так и в комнате: чего не видно, то не мешает, но оно под рукой.',
      },
      size: 'sizeMedium',
      ground: 'groundColour',
      align: 'alignStart',
      tone: 'toneSoft',
    },
    {
      blockType: 'rich-text',
      tone: 'tonePaper',
      body: richTexts({
        bg: `### Кутията на месеца

Разделете играчките на четири кутии. Три са на гардероба, едната е на пода. На първо число ги сменяте. Забравеното камионче се връща като ново.

### Списък вместо рафт

Дайте на детето листовката и молив. Детето огражда три неща, не тринадесет. До рождения ден две от тях вече не са важни и точно това е ползата.

### По възраст, а не по кутия

Числото на опаковката говори за безопасност, не за ум. Малките части са опасни под три години; пъзелът от сто части може да е за петгодишен с търпение.`,
        de: `### Die Kiste des Monats

Teile das Spielzeug auf vier Kisten auf. Drei stehen auf dem Schrank, eine auf dem Boden. Am Ersten wird getauscht. Der vergessene Laster kommt zurück wie neu.

### Eine Liste statt eines Regals

Gib dem Kind den Prospekt und einen Stift. Es kreist drei Dinge ein, nicht dreizehn. Bis zum Geburtstag sind zwei davon unwichtig geworden, und genau das ist der Gewinn.

### Nach Alter, nicht nach Karton

Bei der Zahl auf der Packung geht es um Sicherheit, nicht um Verstand. Kleinteile sind unter drei Jahren gefährlich; ein Puzzle mit hundert Teilen kann für eine geduldige Fünfjährige passen.`,
        en: `### The box of the month

Divide the toys into four boxes. Three stand on the wardrobe, one on the floor. On the first they change places. The forgotten lorry comes back as good as new.

### A list instead of a shelf

Give your child the leaflet and a pencil. The child circles three things, not thirteen. By the birthday two of them no longer matter, and that is the gain.

### By age, not by carton

The number on the packet is about safety, not about cleverness. Small parts are dangerous under three; a hundred-piece puzzle may suit a patient five-year-old.`,
        ru: `### Коробка месяца

Разделите игрушки на четыре коробки. Три стоят на шкафу, одна на полу. Первого числа их меняют. Забытый грузовик возвращается как новый.

### Список вместо полки

Дайте ребёнку листовку и карандаш. Он обводит три вещи, а не тринадцать. Ко дню рождения две из них уже не важны, и в этом вся польза.

### По возрасту, а не по коробке

Число на упаковке говорит о безопасности, а не об уме. Мелкие детали опасны до трёх лет; пазл из ста частей может подойти терпеливому пятилетке.`,
      }),
    },
  ],
}
