/** Invented makers by the names that products use; their domains are reserved for examples. */
export const makers = {
  tundzha: {
    name: '„Тунджа Конфекция“ ООД',
    address: 'ул. „Тъкачна“ 12, 8600 Ямбол, България',
    email: 'proizvodstvo@tundzha-konfektsiya.example',
  },
  rhodope: {
    name: '„Родопска плетка“ ЕООД',
    address: 'ул. „Чепеларска“ 31, 4700 Смолян, България',
    email: 'fabrika@rodopska-pletka.example',
  },
  maritsa: {
    name: '„Марица Текстил“ АД',
    address: 'бул. „Кукленско шосе“ 46, 4004 Пловдив, България',
    email: 'kachestvo@maritsa-tekstil.example',
  },
  rila: {
    name: '„Рила Пух“ ООД',
    address: 'ул. „Езерата“ 5, 2770 Банско, България',
    email: 'atelie@rila-puh.example',
  },
  struma: {
    name: 'Struma Leather Goods P.C.',
    address: 'Egnatia 114, 62125 Serres, Greece',
    email: 'workshop@struma-leather.example',
  },
} satisfies Record<string, { name: string; address: string; email: string }>
