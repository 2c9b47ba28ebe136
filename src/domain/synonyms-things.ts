/** One thing per line, in Bulgarian | German | English | Russian, with synonyms separated by commas. */
export const things = `
телевизор | Fernseher, TV | television, TV | телевизор
телефон, смартфон, мобилен телефон | Telefon, Smartphone, Handy | phone, smartphone, mobile phone | телефон, смартфон
лаптоп | Laptop, Notebook | laptop, notebook | ноутбук
компютър | Computer, PC | computer, PC | компьютер
таблет | Tablet | tablet | планшет
монитор | Monitor, Bildschirm | monitor, screen | монитор
слушалки | Kopfhörer | headphones, earphones | наушники
колонка, тонколона | Lautsprecher | speaker, loudspeaker | колонка, динамик
принтер | Drucker | printer | принтер
мишка | Maus | mouse | мышь, мышка
клавиатура | Tastatur | keyboard | клавиатура
зарядно | Ladegerät | charger | зарядное, зарядное устройство
кабел | Kabel | cable | кабель
фотоапарат, камера | Kamera, Fotoapparat | camera | фотоаппарат, камера
смарт часовник | Smartwatch | smartwatch | умные часы, смарт-часы
часовник | Uhr | watch, clock | часы
пералня | Waschmaschine | washing machine, washer | стиральная машина, стиралка
сушилня | Trockner, Wäschetrockner | dryer, tumble dryer | сушильная машина
хладилник | Kühlschrank | fridge, refrigerator | холодильник
фризер | Gefrierschrank, Gefriertruhe | freezer | морозильник, морозильная камера
съдомиялна | Spülmaschine, Geschirrspüler | dishwasher | посудомоечная машина, посудомойка
готварска печка, печка | Herd | cooker, stove | плита
фурна | Backofen, Ofen | oven | духовка, духовой шкаф
микровълнова | Mikrowelle | microwave | микроволновка, микроволновая печь
абсорбатор, аспиратор | Dunstabzugshaube | cooker hood, extractor hood | вытяжка
прахосмукачка | Staubsauger | vacuum cleaner, hoover | пылесос
ютия | Bügeleisen | iron | утюг
кафемашина, кафе машина | Kaffeemaschine | coffee machine, coffee maker | кофемашина, кофеварка
електрическа кана, кана за вода | Wasserkocher | kettle | чайник, электрочайник
тостер | Toaster | toaster | тостер
блендер, пасатор | Mixer, Pürierstab, Standmixer | blender, hand blender | блендер
миксер | Handmixer, Rührgerät | hand mixer, mixer | миксер
сешоар | Föhn, Haartrockner | hair dryer | фен
климатик | Klimaanlage | air conditioner | кондиционер
отоплителен уред, радиатор | Heizgerät, Heizkörper, Radiator | heater, radiator | обогреватель, радиатор
бойлер | Boiler, Warmwasserspeicher | boiler, water heater | бойлер, водонагреватель
вентилатор | Ventilator | fan | вентилятор
играчка, играчки | Spielzeug | toy, toys | игрушка, игрушки
кукла | Puppe | doll | кукла
конструктор, лего | Bausteine, Lego | building blocks, lego | конструктор, лего
пъзел | Puzzle | puzzle, jigsaw | пазл
настолна игра | Brettspiel, Gesellschaftsspiel | board game | настольная игра
плюшена играчка, плюшено мече | Plüschtier, Kuscheltier, Teddy | soft toy, cuddly toy, teddy | мягкая игрушка, плюшевый мишка
количка, камионче | Spielzeugauto | toy car | машинка
влакче | Spielzeugeisenbahn, Eisenbahn | toy train, train set | железная дорога, паровозик
топка | Ball | ball | мяч
пластилин | Knete, Knetmasse | plasticine, modelling clay | пластилин
тротинетка | Roller, Tretroller | scooter | самокат
велосипед, колело | Fahrrad | bicycle, bike | велосипед
подарък, подаръци | Geschenk, Geschenke | gift, present, presents | подарок, подарки
Коледа, коледен | Weihnachten, Weihnachts | Christmas, xmas | Рождество, новый год
Великден, великденски | Ostern, Oster | Easter | Пасха
яке | Jacke | jacket | куртка
палто | Mantel | coat | пальто
пуловер | Pullover, Pulli | jumper, sweater, pullover | свитер, пуловер
суитшърт | Sweatshirt, Kapuzenpullover | sweatshirt, hoodie | толстовка, худи
тениска | T-Shirt | t-shirt, tee | футболка
риза | Hemd | shirt | рубашка
блуза | Bluse | blouse | блузка
рокля | Kleid | dress | платье
пола | Rock | skirt | юбка
панталон | Hose | trousers, pants | брюки, штаны
дънки, джинси | Jeans | jeans | джинсы
чорап, чорапи | Socken, Strümpfe | sock, socks | носки
чорапогащник | Strumpfhose | tights | колготки
бельо | Unterwäsche | underwear | бельё, нижнее бельё
пижама | Schlafanzug, Pyjama | pyjamas | пижама
бански | Badeanzug, Badehose | swimsuit, swimwear | купальник
шапка | Mütze, Hut | hat, cap | шапка
шал | Schal | scarf | шарф
ръкавица, ръкавици | Handschuhe | gloves | перчатки
обувка, обувки | Schuh, Schuhe | shoe, shoes | обувь, туфли, ботинки
маратонка, маратонки | Sportschuhe, Turnschuhe, Sneaker | trainers, sneakers | кроссовки
ботуш, ботуши | Stiefel | boots | сапоги
сандал, сандали | Sandalen | sandals | сандалии, босоножки
чехъл, чехли, пантофи | Hausschuhe, Pantoffeln | slippers | тапочки
чанта | Tasche, Handtasche | bag, handbag | сумка
раница | Rucksack | backpack, rucksack | рюкзак
куфар | Koffer | suitcase | чемодан
боя, латекс | Farbe, Wandfarbe | paint, wall paint | краска
бормашина | Bohrmaschine | drill | дрель
винтоверт | Akkuschrauber | cordless drill, screwdriver | шуруповёрт
отвертка, отвертки | Schraubendreher, Schraubenzieher | screwdriver | отвёртка
чук | Hammer | hammer | молоток
трион | Säge | saw | пила
ъглошлайф, флекс | Winkelschleifer, Flex | angle grinder | болгарка, шлифмашина
инструмент, инструменти | Werkzeug | tool, tools | инструмент, инструменты
винт, винтове | Schrauben | screws | шуруп, винты
плочка, плочки | Fliesen | tiles | плитка
ламинат, паркет | Laminat, Parkett | laminate, parquet, flooring | ламинат, паркет
смесител | Mischbatterie, Armatur | mixer tap, tap, faucet | смеситель
мивка | Waschbecken, Spüle | sink, washbasin | раковина, мойка
душ кабина | Duschkabine | shower cabin, shower enclosure | душевая кабина
крушка, електрическа крушка | Glühbirne, LED-Lampe | light bulb, bulb | лампочка
лампа, осветление | Lampe, Leuchte | lamp, light, lighting | лампа, светильник
косачка | Rasenmäher | lawn mower | газонокосилка
маркуч | Gartenschlauch, Schlauch | hose, garden hose | шланг
барбекю, скара | Grill | barbecue, grill | гриль, мангал
саксия | Blumentopf | flower pot, plant pot | горшок, цветочный горшок
цвете, цветя | Blume, Blumen | flower, flowers | цветок, цветы
диван | Sofa, Couch | sofa, couch | диван
фотьойл | Sessel | armchair | кресло
легло | Bett | bed | кровать
матрак | Matratze | mattress | матрас
гардероб | Kleiderschrank, Schrank | wardrobe, closet | шкаф, гардероб
шкаф | Schrank | cupboard, cabinet | шкаф
маса | Tisch, Esstisch | table, dining table | стол, обеденный стол
стол, столове | Stuhl, Stühle | chair, chairs | стул, стулья
бюро | Schreibtisch | desk | письменный стол
офис стол | Bürostuhl | office chair | офисное кресло
етажерка, библиотека | Regal, Bücherregal | shelf, bookcase | стеллаж, книжный шкаф
кухня | Küche | kitchen | кухня
спалня | Schlafzimmer | bedroom | спальня
мебел, мебели | Möbel | furniture | мебель
килим | Teppich | carpet, rug | ковёр
завеса, перде | Vorhang, Gardine | curtain, curtains | занавеска, шторы
огледало | Spiegel | mirror | зеркало
гума, гуми | Reifen | tyre, tyres | шины, резина
моторно масло | Motoröl | engine oil, motor oil | моторное масло
тетрадка | Heft, Schulheft | notebook, exercise book | тетрадь
книга, книги | Buch, Bücher | book, books | книга, книги
супермаркет, хранителен магазин | Supermarkt, Lebensmittelgeschäft | supermarket, grocery | супермаркет, продуктовый магазин
аптека | Apotheke | pharmacy, chemist | аптека
дрогерия | Drogerie | drugstore | дрогери
техника, електроника | Elektronik, Technik | electronics | электроника, техника
мода, дрехи, облекло | Mode, Kleidung | fashion, clothes, clothing | мода, одежда
строителен магазин | Baumarkt | hardware store, DIY store | строительный магазин
бебе, бебешки | Baby | baby | малыш, детский, младенец
зимен, зимно, зима | Winter | winter | зимний, зима
летен, лято | Sommer | summer | летний, лето
градински, градина | Garten | garden | садовый, сад
дамски, жени | Damen | women, ladies | женский
мъжки, мъже | Herren | men | мужской
детски | Kinder | kids, children | детский
`
