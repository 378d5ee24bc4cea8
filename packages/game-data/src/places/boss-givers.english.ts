/** The names of boss-givers.ts as the international client has them. */
export const BOSS_GIVERS = String.raw`
Adaro
Alfenix
Amalgam
Ancient Empress
Arachnidemon
Aranea
Astol
Aubergine Dragon Auvio
B.B. Goblin
Baavgai
Bakuzan
Bangrudom
Baphomela
Baratok
Bemoz
Bexiz
Biskyva
Black Knight of Delusion
Black Shadow
Black Velly
Blancanine the White Fang
Bonivio
Boss Colon
Boss Goblin
Boss Roga
Brass Dragon Reguita
Breeta
Broker Goblin
Brutal Dragon Decel
Burning Dragon Igneus
Candela
Candela Cola
Candela Lemon
Candela Melon
Candela Mint
Candela Soda
Cerabes
Cerberus
Chocolate Ooze
Crysmort
Crystal Titan
DX Fighter
Deformis
Demon's Gate
Demonic Quasar
Deniala
Devil Dango
Dominaredor
Don Profundo
Doy
Dr. Leonardo
Dreamy Scarlet Sakura
Dutannen
Eerie Crystal
Eidenliebe
Eripmav
Eroded Pilz
Etoise
Evil Crystal Beast
Evil Lefina
Evil Shadow
Excavated Golem
Falburrows
Felicitoad
Felien
Ferzen the Rock Dragon
Filrocas
Finstern the Dark Dragon
Flare Volg
Forest Wolf
Forestia
Ganglef
Garnache
Gegner
Gemma
Gerumi
Gespenst
Giant Moon Crab
Gigantic Octopus
Gioco
Goblin Zucotto
Golden Iconos
Goldigem
Goldoon
Goleps
Goovua
Gordel
Goudvis
Grass Dragon Yelb
Gravicep
Grecia the Goddess of Courage
Guard Golem
Guignol
Gula
Gwaimol
Handmade Cookie
Hero Potum
Hero Potum Party
Hexter
Humida
Iconos
Ifrid
Imitacia
Imitator
Inzanio the Dark Knight
Irestida
Jade Raptor
Jeandoux
Jeila
Junior Dragon Zyvio
King Piton
Kipina
Kohaku Lil Boar
Kruztor
Kuzto
Lalvada
Lunadore
Mage Filecia
Marchitar
Mardula
Mari
Masked Warrior
Maton Sword
Mauez
Megiston
Memecoleous
Menti
Mercy
Merzehal
Mieli
Mimesia
Minotaur
Mochelo
Mom Fluck
Mortares
Mozto Machina
Mulgoon
Mycodian
Naiata
Narumi Hina
Neewollah
Noeliel the Ice Statue
Nurethoth
Nuthoreth
Oculasignio
Ooze
Ornlarf
Patissia
Pedrio
Perro
Phantom Wisp
Pillar Golem
Pillow Kitagawa
Piscruva
Pisteus
Platinum Potum
Pomie Chan
Potumotter
Proto Leon
Puiet
Pumpking
Purro
Pyxtica
Raging Dragon Bovinari
Red Ash Dragon Rudis
Reliza
Repthon
Rondine
Ruin Golem
Sapphire Roga
Scrader
Seele Zauga
Shampy
Shawle
Sibylares
Sicanokami
Squirinja
Stellar Ooze
Super Night Mushroom
Supreme Evil Crystal Beast
Tapir
The Strongest boss in game
Titeres
Torexesa
Trickster Dragon Mimyugon
Tuscog
Twilight Dragon
Tyrant Machina
Ultimate Machina
Usakichi
Usami
Usasama the Necromancer
Vatudo
Velum
Venena Coenubia
Venena Metacoenubia
Viscum
Vlam the Flame Dragon
Volgagon
Vulture
Walican
War Dragon Turba
Warmonger
Wicked Dragon Fazzino
Yashiro Azuki
Yashiro Azuki's Mom
York
Yule Cat
Yuveria
Zahhak Machina
Zapo
Zega
Zelbuse
Zoe
Zolban
†Dark Lord†`

/** See {@link BOSS_GIVERS}. */
export const FIELD_BOSS_GIVERS = String.raw`
Ageladanios
Altoblepas
Amoeba Machina
Aralago
Arbogazella
Arcoiris
Armasite
Big Coryn
Blazingur
Bloodie Crystal
Brassozard
Bubble Bogey
Builder Golem
Bullamius
Canemofish
Capo Profundo
Capten Amiya
Carbuncle
Caspy
Charugon
Colon Commander
Commander Golem
Corroded Knight Captain
Crimsosch
Daddy Finpen
Dandolion
Dark Mushroom
Death Colon
Demonic Eye
Diark
Don Yeti
Doridodi
Dusk Machina
Espectro
Evil Magic Sword
Exdocus
Fanadon
Fantica
Frenzy Viola
Galegon
Giant Boar
Gigant Knight
Glaucius
Golden Potum
Golden Skeleton
Goldenia
Gopherga
Gordo
Grandanbit
Granny
Grim Reaper Scarecrow
Grimuckus
Grylle
Ignitrus
Illuminitor
Jiva
King Potum
Kuffania
Lapin The Necromancer
Lilicarolla
Limacina
Lord of Nezim
Lyark Master Specialist
Meduso
Mega Alpoca
Melancia
Metal Stinger
Meteora
Miracle Potum
Mithurna Lynx
Moonlight Potum
Nightmare Potum
Odelon Machina
Orictoceras
Radibat
Rampion
Rhinosaur
Salamander
Sand Bandits Leader
Seltirios
Seraph Machina
Shining Gentleman
Silver Roar
Solopy
Stone Mercenary
Super Death Mushroom
Tappler
Tardigrademon
Teertocrit
Thug Golem
Tortuga
Trocostida
Trus
Violaccoon
Vodre
Volotur
Wandering Wheel
Wiltileaf
Wolkissa`
