import { t } from '../texts'
import { block } from './blocks'
import type { PageSeed } from './types'

const free = t('Без такса', 'Ohne Gebühr', 'No fee', 'Бесплатно')

export const pricingTable: PageSeed = {
  slug: 'pricing-table',
  sitemapSection: 'other',
  title: t(
    'Доставка, връщане и услуги',
    'Lieferung, Rückgabe und Service',
    'Delivery, returns and service',
    'Доставка, возврат и услуги',
  ),
  summary: t(
    'Колко струва доставката, кога пристига, как се плаща, връща и отказва: всичко едно до друго.',
    'Was die Lieferung kostet, wann sie da ist, wie man bezahlt, zurückgibt und storniert: alles nebeneinander.',
    'What delivery costs, when it arrives, how to pay, return and cancel: all side by side.',
    'Сколько стоит доставка, когда она придёт, как платить, вернуть и отменить: всё рядом.',
  ),
  blocks: [
    block('shop-services', {
      heading: t('Доставка', 'Lieferung', 'Delivery', 'Доставка'),
      intro: t(
        'Цените са същите като при поръчката; зависят от теглото на пратката.',
        'Diese Preise gelten an der Kasse; sie hängen vom Gewicht des Pakets ab.',
        'These are the prices charged at checkout; they depend on the weight of the parcel.',
        'Цены те же, что при оформлении заказа; они зависят от веса посылки.',
      ),
    }),
    block(
      'pricing-table',
      {
        heading: t('След поръчката', 'Nach der Bestellung', 'After the order', 'После заказа'),
        plans: [
          {
            name: t('Право на отказ', 'Widerruf', 'Withdrawal', 'Отказ от договора'),
            price: t('14 дни', '14 Tage', '14 days', '14 дней'),
            period: t(
              'след последната пратка',
              'nach dem letzten Paket',
              'after the last parcel',
              'после последней посылки',
            ),
            text: t(
              'Без да посочвате причина и без профил.',
              'Ohne Angabe von Gründen und ohne Konto.',
              'Without giving a reason and without an account.',
              'Без объяснения причин и без профиля.',
            ),
            features: [
              {
                text: t(
                  'Незабавно потвърждение по имейл',
                  'Sofortige Bestätigung per E-Mail',
                  'Immediate acknowledgement by email',
                  'Подтверждение сразу приходит письмом',
                ),
                included: true,
              },
              {
                text: t(
                  'Парите обратно до 14 дни, включително за обичайната доставка',
                  'Geld zurück innerhalb von 14 Tagen, samt Standardlieferung',
                  'Money back within 14 days, standard delivery included',
                  'Возврат денег в течение 14 дней, включая обычную доставку',
                ),
                included: true,
              },
              {
                text: t(
                  'Етикет за връщане, готов за печат',
                  'Rücksendeschein zum Drucken',
                  'Return label to print',
                  'Этикетка для возврата, которую можно распечатать',
                ),
                included: true,
              },
            ],
            label: t('Отказ от договора', 'Vertrag widerrufen', 'Withdraw from contract', 'Отказаться от договора'),
            to: '/shop-withdrawal',
            highlighted: true,
          },
          {
            name: t('Отказ на поръчка', 'Stornierung', 'Cancellation', 'Отмена'),
            price: free,
            text: t(
              'Докато поръчката не е опакована, с едно натискане на нейната страница.',
              'Bis zum Packen, mit einem Klick auf der Bestellseite.',
              'Until it is packed, with one click on the order page.',
              'Пока заказ не упакован, одним нажатием на его странице.',
            ),
            features: [
              {
                text: t(
                  'Резервираните стоки се освобождават',
                  'Reservierte Ware wird frei',
                  'Reserved goods are released',
                  'Зарезервированный товар освобождается',
                ),
                included: true,
              },
              {
                text: t(
                  'Платеното се връща по същия начин',
                  'Erstattung auf demselben Weg',
                  'Refund to the payment method you used',
                  'Оплаченное возвращается тем же способом',
                ),
                included: true,
              },
            ],
            label: t('Намерете поръчката си', 'Bestellung finden', 'Find your order', 'Найти заказ'),
            to: '/shop-order-tracking',
            highlighted: false,
          },
          {
            name: t('Документи и помощ', 'Belege und Hilfe', 'Documents and help', 'Документы и помощь'),
            price: free,
            text: t(
              'Към всяка поръчка, с профил или без.',
              'Zu jeder Bestellung, mit Konto oder ohne.',
              'With every order, with an account or without.',
              'К каждому заказу, с профилем или без.',
            ),
            features: [
              {
                text: t(
                  'Фактура на фирма по желание',
                  'Rechnung für Firmen auf Wunsch',
                  'Company invoice on request',
                  'Счёт на компанию по запросу',
                ),
                included: true,
              },
              {
                text: t('Проследяване на пратката', 'Sendungsverfolgung', 'Parcel tracking', 'Отслеживание посылки'),
                included: true,
              },
              {
                text: t(
                  'Две години законова гаранция',
                  'Zwei Jahre gesetzliche Gewährleistung',
                  'Two-year legal guarantee',
                  'Два года гарантии по закону',
                ),
                included: true,
              },
            ],
            label: t('Рекламации и жалби', 'Beschwerden', 'Complaints', 'Жалобы'),
            to: '/legal/complaints',
            highlighted: false,
          },
        ],
      },
      'toneSoft',
    ),
  ],
}
