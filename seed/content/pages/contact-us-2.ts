import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const contactUsTwo: PageSeed = {
  slug: 'contact-us-2',
  sitemapSection: 'about',
  title: {
    bg: 'С какво да помогнем',
    de: 'Womit können wir helfen',
    en: 'How can we help',
    ru: 'Чем помочь',
  },
  summary: {
    bg: 'Изберете тема и въпросът ви отива право при този, който знае отговора.',
    de: 'Wähle ein Thema, dann landet deine Frage gleich bei der Person, die die Antwort kennt.',
    en: 'Pick a topic and your question goes straight to whoever knows the answer.',
    ru: 'Выберите тему — и вопрос сразу попадёт к тому, кто знает ответ.',
  },
  blocks: [
    {
      blockType: 'cards',
      columns: 'columns3',
      look: 'lookNumbered',
      tone: 'tonePaper',
      heading: {
        bg: 'Първо три бързи пътя',
        de: 'Erst drei kurze Wege',
        en: 'Three shortcuts first',
        ru: 'Сначала три коротких пути',
      },
      items: [
        {
          heading: {
            bg: 'Купувачи',
            de: 'Für alle, die einkaufen',
            en: 'For shoppers',
            ru: 'Покупателям',
          },
          text: {
            bg: 'Как работят списъкът за пазар и следенето на цени, е обяснено на страниците с цените.',
            de: 'Wie Einkaufsliste und Preisalarm funktionieren, steht bei den Preisen.',
            en: 'How the list and price alerts work is explained on the price pages.',
            ru: 'Как работают список и уведомления о ценах, рассказано на страницах с ценами.',
          },
          label: {
            bg: 'Към цените',
            de: 'Zu den Preisen',
            en: 'See prices',
            ru: 'К ценам',
          },
          to: '/how-prices-work',
        },
        {
          heading: {
            bg: 'Търговци',
            de: 'Für Geschäfte',
            en: 'For shops',
            ru: 'Магазинам',
          },
          text: {
            bg: 'Пратете PDF на брошурата си. Публикуваме я безплатно и не избутваме никого напред.',
            de: 'Schick uns den Prospekt als PDF. Wir zeigen ihn kostenlos und setzen niemanden nach vorn.',
            en: 'Send your brochure as a PDF. We publish it free of charge and move nobody to the front.',
            ru: 'Пришлите брошюру в PDF. Мы опубликуем её бесплатно и никого не продвинем вперёд.',
          },
          label: {
            bg: 'Кой вече е тук',
            de: 'Wer schon dabei ist',
            en: 'Who is here already',
            ru: 'Кто уже здесь',
          },
          to: '/#shops',
        },
        {
          heading: {
            bg: 'Журналисти',
            de: 'Für die Presse',
            en: 'For the press',
            ru: 'Журналистам',
          },
          text: {
            bg: 'Данните за цените са публични. Разказваме откъде идват и какво не казват.',
            de: 'Die Preisdaten sind öffentlich. Wir erzählen, woher sie kommen und was sie verschweigen.',
            en: 'The price data are public. We explain where they come from and what they leave out.',
            ru: 'Данные о ценах открыты. Расскажем, откуда они и о чём молчат.',
          },
          label: {
            bg: 'Сравнение на цени',
            de: 'Preise vergleichen',
            en: 'Compare prices',
            ru: 'Сравнение цен',
          },
          to: '/prices',
        },
      ],
    },
    {
      blockType: 'contact-form',
      look: 'contactAlone',
      askPhone: false,
      tone: 'toneSunken',
      heading: {
        bg: 'Въпрос по тема',
        de: 'Eine Frage zum Thema',
        en: 'A question on a topic',
        ru: 'Вопрос по теме',
      },
      intro: {
        bg: 'С избрана тема получавате отговора от първия път.',
        de: 'Mit dem Thema ersparst du dir die Rückfrage.',
        en: 'Choose a topic and you get your answer first time.',
        ru: 'Если выбрать тему, ответ придёт с первого раза.',
      },
      topics: [
        {
          label: {
            bg: 'Грешка в цена или дата',
            de: 'Fehler bei Preis oder Datum',
            en: 'A wrong price or date',
            ru: 'Ошибка в цене или дате',
          },
        },
        {
          label: {
            bg: 'Брошура, която липсва',
            de: 'Ein Prospekt fehlt',
            en: 'A brochure is missing',
            ru: 'Не хватает брошюры',
          },
        },
        {
          label: {
            bg: 'Моят профил',
            de: 'Mein Konto',
            en: 'My account',
            ru: 'Мой профиль',
          },
        },
        {
          label: {
            bg: 'Магазин или верига',
            de: 'Geschäft oder Kette',
            en: 'A shop or a chain',
            ru: 'Магазин или сеть',
          },
        },
        {
          label: {
            bg: 'Друго',
            de: 'Etwas anderes',
            en: 'Something else',
            ru: 'Другое',
          },
        },
      ],
    },
    {
      blockType: 'accordion',
      columns: 'columns1',
      tone: 'tonePaper',
      heading: {
        bg: 'Питат ни често',
        de: 'Oft gefragt',
        en: 'Often asked',
        ru: 'Спрашивают часто',
      },
      items: [
        {
          question: {
            bg: 'Защо цената в магазина е друга?',
            de: 'Warum ist der Preis im Geschäft ein anderer?',
            en: 'Why is the price in the shop different?',
            ru: 'Почему в магазине другая цена?',
          },
          answer: richTexts({
            bg: 'Показваме това, което пише в брошурата за дните, в които тя важи. Ако цената на касата е друга, снимайте етикета и ни пратете снимката.',
            de: 'Wir zeigen, was im Prospekt für die Tage seiner Gültigkeit steht. Sagt die Kasse etwas anderes, fotografiere das Schild und schick es uns.',
            en: 'We show what the brochure says for the days when it is valid. If the till says otherwise, take a picture of the label and send it to us.',
            ru: 'Мы показываем то, что написано в брошюре на дни её действия. Если на кассе иначе, сфотографируйте ценник и пришлите нам.',
          }),
        },
        {
          question: {
            bg: 'Може ли да се обадя?',
            de: 'Kann ich anrufen?',
            en: 'Can I call?',
            ru: 'Можно ли позвонить?',
          },
          answer: richTexts({
            bg: 'Да, но по уговорка: оставете номер на третата страница за контакт и ние ще ви позвъним.',
            de: 'Ja, nach Absprache: Hinterlass deine Nummer auf der dritten Kontaktseite, und wir rufen an.',
            en: 'Yes, by arrangement: leave a number on the third contact page and we will call you.',
            ru: 'Да, по договорённости: оставьте номер на третьей странице контактов, и мы позвоним.',
          }),
        },
        {
          question: {
            bg: 'Какво правите с имейла ми?',
            de: 'Was macht ihr mit meiner Adresse?',
            en: 'What do you do with my address?',
            ru: 'Что вы делаете с моим адресом?',
          },
          answer: richTexts({
            bg: 'Отговаряме на него и толкова. За бюлетин питаме отделно.',
            de: 'Wir antworten dir damit, mehr nicht. Nach dem Newsletter fragen wir gesondert.',
            en: 'We use it to reply to you and for nothing else. The newsletter is a separate matter.',
            ru: 'Отвечаем на него — и всё. О рассылке спрашиваем отдельно.',
          }),
        },
      ],
    },
  ],
}
