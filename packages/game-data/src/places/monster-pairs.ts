/** Monsters, the first half: the Korean name as our lists write it, then the one of the international client. */
export const MONSTER_PAIRS = String.raw`
G이코노스|Golden Iconos
Pillow 키타가와|Pillow Kitagawa
P아바타|P. Avatar
†어둠의 왕†|†Dark Lord†
가나마나|Gopherga
가돈|Galdon
가드 골렘|Guard Golem
가람므와|Walican
가룡 오바비오|Aubergine Dragon Auvio
갈나슈|Garnache
강그레프|Ganglef
검은 그림자|Black Shadow
게그너|Gegner
게르미|Gerumi
게슈펜스트|Gespenst
게일곤|Galegon
경자년 흰쥐|Omochi
고대의 여제|Ancient Empress
고레프스|Goleps
고르도|Gordo
고블린 보스|Boss Goblin
고블린 주코토|Goblin Zucotto
고블린 형님|B.B. Goblin
고블린|Goblin
골둔|Goldoon
골드쟝|Goldenia
골든 스켈레톤|Golden Skeleton
골렘빌더|Builder Golem
골젬|Goldigem
괴도 위스프|Phantom Wisp
굉룡 보비나리|Raging Dragon Bovinari
구브아|Goovua
굴라|Gula
귤다|Gordel
그랑데 포죠|Grand Pojo
그리레|Grylle
그와이몰|Gwaimol
글라우스|Glaucius
기간트 나이트|Gigant Knight
기뇰|Guignol
기드론|Grimuckus
기룡 미뮤가|Trickster Dragon Mimyugon
나루미 히나|Narumi Hina
나이트메어 포툼|Nightmare Potum
낙룡 레돌기|Brass Dragon Reguita
난서|Melancia
날다람쥐 닌자|Squirinja
네짐의 왕|Lord of Nezim
노코미|Bonivio
누레토스|Nurethoth
누토레스|Nuthoreth
니올라|Neewollah
다크 머쉬룸|Dark Mushroom
닥터 포무포무|Hero Potum Party
달맞이 대게|Giant Moon Crab
대경의 현영|Evil Shadow
댄드라이언|Dandolion
더스크 마키나|Dusk Machina
데니알라|Deniala
데라단비트|Grandanbit
데모나그아|Arachnidemon
데미마키나|Demi Machina
데빌 당고|Devil Dango
데스 폼베스트|Death Zombeast
데스타레스|Mortares
데콘|Radibat
데포미스|Deformis
도도스|Dodos
도리도디|Doridodi
도이|Doy
돈 프로폰도|Don Profundo
돈예티|Don Yeti
듀탄넨|Dutannen
드라케올|Charugon
드미나레돌|Dominaredor
디럭스 파이터|DX Fighter
디알크|Diark
라갈 브라조|Brassozard
라기우스|Ragus
라르바다|Lalvada
랄바육|Gramp
레오나르도 박사|Dr. Leonardo
레퓨톤|Repthon
론 볼가|Volgagon
론디네|Rondine
루인골렘|Ruin Golem
루트세이저|Torexesa
류아크 특기병장|Lyark Master Specialist
리노라이오스|Rhinosaur
리마시나|Limacina
릴리카롤라|Lilicarolla
마기 피레시아|Mage Filecia
마르둘라|Mardula
마르치달|Marchitar
마리|Mari
마무 플류크|Mom Fluck
마우에즈|Mauez
마인 크위저|Demonic Quasar
마인의 눈|Demonic Eye
마정의 짐승|Evil Crystal Beast
마톤 조드|Maton Sword
만개한 주앵|Dreamy Scarlet Sakura (Nightmare)
만룡 데셀|Brutal Dragon Decel
메기스톤|Megiston
메두소이드|Meduso
메르제하르|Merzehal
메메콜레오우스|Memecoleous
메탈 스팅거|Metal Stinger
멘티|Menti
모스토 마키나|Mozto Machina
모케로|Mochelo
문라이트 포툼|Moonlight Potum
믈윙구 핸드|Mulgoon
미노타우르스|Minotaur
미라클 포툼|Miracle Potum
미메지아|Mimesia
미스루나 산고양이|Mithurna Lynx
미엘리|Mieli
미티아|Meteora
바라토크|Baratok
바우가|Baavgai
바위용 펠젠|Ferzen the Rock Dragon
바이혼 리틀 보아|Kohaku Lil Boar
바쿠잔|Bakuzan
발굴 골렘|Excavated Golem
발터|Vulture
백광아 레이 펜|Blancanine the White Fang
뱅글돔|Bangrudom
버튜드|Vatudo
버포멜라|Baphomela
베네나 메타코에누비아|Venena Metacoenubia
베네나 코에누비아|Venena Coenubia
벡 티거|Pyxtica
벡시즈|Bexiz
벨란 레피나|Evil Lefina
벨륨|Velum
병사 용 달바|War Dragon Turba
보드레이|Vodre
보스로가|Boss Roga
복면전사|Masked Warrior
볼로툴|Volotur
분류골렘|Sorter Golem
불길한 결정|Eerie Crystal
브로커 고블린|Broker Goblin
브리타|Breeta
블라미스|Bullamius
블랙 베리|Black Velly
비라트|Demon's Gate
비모즈|Bemoz
비브리더|Ifrid
비스컴|Viscum
비스키바|Biskyva
비오렌트|Frenzy Viola
비취조|Jade Raptor
빌로슈|Filrocas
빌리돈|Fanadon
빛나는 젠틀맨|Shining Gentleman
쁘띠 네이터|Illuminitor
사니온|Sunion
사령|Espectro
사령술사 우사사마|Usasama the Necromancer
사령술사 우사산|Lapin The Necromancer
사막 해적단 두목|Sand Bandits Leader
사신 허수아비|Grim Reaper Scarecrow
사악한 마검|Evil Magic Sword
산타 냐모|Santaby
삼족새|Pedrio
샐러맨더|Salamander
샤온|Mercy
샴피|Shampy
선라이트 포툼|Sunlight Potum
성빙상 노에리엘|Noeliel the Ice Statue
세라프 마키나|Seraph Machina`
