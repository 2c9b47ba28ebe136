import { t } from '../texts'
import { block, wholePost } from './blocks'
import type { PageSeed } from './types'

export const postSideImage: PageSeed = {
  slug: 'post-side-image',
  sitemapSection: 'posts',
  title: t(
    'Рецепта с картина до лакътя',
    'Rezept mit Bild am Ellbogen',
    'A recipe with a picture at its elbow',
    'Рецепт с картиной под боком',
  ),
  summary: t(
    'Картината стои неподвижно встрани, докато четете, като готварска книга, подпряна на буркан.',
    'Das Bild bleibt beim Lesen neben dir stehen wie ein Kochbuch, das am Glas lehnt.',
    'The picture stays at your side while you read, like a cookery book propped against a jar.',
    'Картина стоит рядом, пока вы читаете, как поваренная книга, прислонённая к банке.',
  ),
  blocks: [
    wholePost('jam-when-fruit-is-cheap'),
    block(
      'timeline',
      {
        heading: t('Животът на един буркан', 'Das Leben eines Glases', 'The life of a jar', 'Жизнь одной банки'),
        items: [
          {
            when: t('ден първи', 'Tag eins', 'day one', 'день первый'),
            heading: t('Стои и се хвали', 'Es steht da und prahlt', 'It stands and shows off', 'Стоит и хвастается'),
            text: t(
              'На прозореца, срещу светлината. Никой не смее да го отвори.',
              'Am Fenster, gegen das Licht. Niemand wagt, es zu öffnen.',
              'On the window sill, against the light. Nobody dares to open it.',
              'На окне, против света. Никто не решается её открыть.',
            ),
          },
          {
            when: t('месец трети', 'Monat drei', 'month three', 'месяц третий'),
            heading: t('Минава в други ръце', 'Es wechselt den Besitzer', 'It changes hands', 'Меняет хозяина'),
            text: t(
              'Подарен на съседката срещу буркан лютеница. Сделката е равностойна.',
              'Der Nachbarin geschenkt, im Tausch gegen ein Glas Paprikamus. Ein fairer Handel.',
              'Given to the neighbour in exchange for a jar of pepper relish. A fair trade.',
              'Подарена соседке в обмен на банку лютеницы. Сделка честная.',
            ),
          },
          {
            when: t('февруари', 'Februar', 'February', 'февраль'),
            heading: t('Празен', 'Leer', 'Empty', 'Пустая'),
            text: t(
              'Измит, изсушен, с капачка накриво. Сега в него има копчета, а той чака юни.',
              'Gespült, getrocknet, der Deckel schief. Jetzt liegen Knöpfe darin, und es wartet auf den Juni.',
              'Washed, dried, its lid askew. It holds buttons now and waits for June.',
              'Вымыта, высушена, крышка набекрень. Теперь в ней пуговицы, и она ждёт июня.',
            ),
          },
        ],
      },
      'tonePaper',
    ),
  ],
}
