import { t } from '../texts'
import type { AuthorSeed } from './types'

export const authors: AuthorSeed[] = [
  {
    slug: 'mira-todorova',
    portrait: 'picture:person-mira',
    name: t('Мира Тодорова', 'Mira Todorowa', 'Mira Todorova', 'Мира Тодорова'),
    role: t('Главен редактор', 'Chefredaktion', 'Editor-in-chief', 'Главный редактор'),
    bio: t(
      'Чете брошурите с молив зад ухото и пише за хартията, от която започна всичко.',
      'Liest Prospekte mit dem Bleistift hinterm Ohr und schreibt über das Papier, mit dem alles anfing.',
      'Reads brochures with a pencil behind her ear and writes about the paper it all began with.',
      'Читает брошюры с карандашом за ухом и пишет о бумаге, с которой всё началось.',
    ),
  },
  {
    slug: 'stefan-iliev',
    portrait: 'picture:person-stefan',
    name: t('Стефан Илиев', 'Stefan Iliew', 'Stefan Iliev', 'Стефан Илиев'),
    role: t('Пише за цените', 'Schreibt über Preise', 'Writes about prices', 'Пишет о ценах'),
    bio: t(
      'Пази касови бележки от осем години насам. Жена му знае и мълчи.',
      'Hebt seit acht Jahren Kassenzettel auf. Seine Frau weiß es und schweigt.',
      'Has kept his receipts for eight years. His wife knows and says nothing.',
      'Восемь лет хранит кассовые чеки. Жена знает и молчит.',
    ),
  },
  {
    slug: 'nadya-peneva',
    portrait: 'picture:person-nadya',
    name: t('Надя Пенева', 'Nadja Penewa', 'Nadya Peneva', 'Надя Пенева'),
    role: t('Обикаля пазарите', 'Unterwegs auf Märkten', 'Walks the markets', 'Ходит по рынкам'),
    bio: t(
      'Израснала е зад сергия в Пловдив и познава зрялата праскова по звука.',
      'Wuchs hinter einem Marktstand in Plowdiw auf und erkennt einen reifen Pfirsich am Klang.',
      'Grew up behind a stall in Plovdiv and can tell a ripe peach by its sound.',
      'Выросла за прилавком в Пловдиве и узнаёт спелый персик по звуку.',
    ),
  },
  {
    slug: 'petar-stoev',
    portrait: 'picture:person-petar',
    name: t('Петър Стоев', 'Petar Stoew', 'Petar Stoev', 'Пётр Стоев'),
    role: t('Готви от офертите', 'Kocht aus Angeboten', 'Cooks from the offers', 'Готовит из продуктов по акции'),
    bio: t(
      'Бивш корабен готвач от Варна. Най-много обича рецепти, които започват с поглед в хладилника.',
      'War Schiffskoch in Warna. Am liebsten sind ihm Rezepte, die mit einem Blick in den Kühlschrank beginnen.',
      'A former ship’s cook from Varna. His favourite recipes begin with a look into the fridge.',
      'Бывший судовой повар из Варны. Больше всего любит рецепты, которые начинаются со взгляда в холодильник.',
    ),
  },
]
