// Terms and names as the Polish and Ukrainian rulebooks print them, so that owners of a box recognise them.
import { describe, expect, test } from 'vitest'
import { texts, translator } from '../all.ts'
import type { Key } from '../namespaces.ts'

type Translations = readonly [pl: string, uk: string | null]
type Term = Key<'glossary'> extends infer K ? (K extends `glossary:${infer Id}.term` ? Id : never) : never

/** Null if no Ukrainian rulebook has the term. */
const terms: { readonly [T in Term]?: Translations } = {
  round: ['runda', 'хід'],
  'active-player': ['aktywny gracz', 'активний гравець'],
  priority: ['pierwszeństwo', 'черговість'],
  xp: ['PD (PeDeki)', 'ОД (очки досвіду)'],
  mulligan: ['mulligan', 'повторний набір'],
  boss: ['boss', 'бос'],
  dungeon: ['podziemia', 'підземелля'],
  entrance: ['wejście', 'вхід'],
  build: ['zbudować', 'збудувати'],
  'when-built': ['kiedy zbudujesz tę komnatę', 'під час побудови цієї кімнати'],
  'level-up': ['awans', 'новий рівень'],
  'room-stack': ['stos komnat', 'стіс кімнат'],
  'ordinary-room': ['typowa komnata', 'звичайна кімната'],
  'advanced-room': ['wypaśna komnata', 'покращена кімната'],
  'monster-room': ['komnata potworów', 'кімната з монстром'],
  'trap-room': ['komnata pułapek', 'кімната з пасткою'],
  'face-down': ['zakryta', 'долілиць'],
  uncover: ['odsłonić', 'розкрити'],
  destroy: ['zniszczyć', 'зруйнувати'],
  deactivate: ['dezaktywować', 'деактивувати'],
  stun: ['ogłuszyć', 'знешкодити'],
  'base-damage': ['bazowe obrażenia', 'базові ушкодження'],
  damage: ['obrażenia', 'ушкодження'],
  counter: ['znacznik +1', 'жетон +1'],
  hero: ['bohater', 'герой'],
  'ordinary-hero': ['typowy bohater', 'звичайний герой'],
  'epic-hero': ['legendarny bohater', 'епічний герой'],
  'dark-hero': ['mroczny bohater', null],
  'hybrid-hero': ['hybrydowy bohater', null],
  health: ['życie', 'здоров’я'],
  'health-token': ['znacznik życia bohatera', 'жетон здоров’я'],
  treasure: ['skarb', 'скарб'],
  town: ['miasto', 'місто'],
  'town-deck': ['talia Miasta', 'колода міста'],
  killed: ['wyeliminowany', 'загиблий'],
  soul: ['dusza', 'душа'],
  wound: ['rana', 'поранення'],
  heal: ['wyleczyć', 'зцілити'],
  spell: ['czar', 'заклинання'],
  'activated-ability': ['aktywowana zdolność', 'властивість із активацією'],
  negate: ['zanegować', 'скасувати'],
  discard: ['odrzucić', 'скинути'],
  'discard-pile': ['stos odrzuconych kart', 'скид'],
  hand: ['ręka', 'рука'],
  search: ['przejrzeć talię', 'переглянути колоду'],
  minion: ['sługus', 'посіпака'],
  'action-space': ['pole akcji', 'зона дії'],
  landmark: ['kluczowa lokacja', 'знакова локація'],
  'summon-space': ['miejsce przywołania bohatera', 'зона виклику героїв'],
  market: ['Rynek', 'ринок'],
  'challenge-mode': ['tryb wyzwania', 'режим випробування'],
  'ob-tile': ['kafel', null],
  'ob-terrain': ['teren', null],
  'ob-token': ['żeton', null],
  'ob-stash': ['kryjówka', null],
  'ob-matching': ['pasujący potwór', null],
  'ob-band': ['wstęga', null],
  'ob-miniboss': ['miniboss', null],
  'ob-crystal': ['kryształ', null],
  'ob-portal': ['portal', null],
  'ob-command': ['karta komend', null],
  'ob-power': ['potęga', null],
  'ob-soul-gem': ['klejnot dusz', null],
  'ob-wickedness': ['nikczemność', null],
  'ob-side-mission': ['misja poboczna', null],
}

/** Phases, variants, landmarks, classes and titles. The comparison ignores case, because rulebooks print some of them in capitals. */
const names: { readonly [K in Key]?: Translations } = {
  'phase.beginning': ['początek rundy', null],
  'phase.town': ['faza miasta', 'фаза міста'],
  'phase.build': ['faza budowy', 'фаза будівництва'],
  'phase.minion': ['faza sługusów', 'фаза посіпаки'],
  'phase.bait': ['faza przynęty', 'фаза приманки'],
  'phase.adventure': ['faza przygód', 'фаза пригоди'],
  'phase.adventure.super': ['faza przygody', 'фаза пригоди'],
  'phase.end': ['koniec rundy', 'завершення ходу'],
  'variant.choose': ['Wybieram Cię', null],
  'dm.wish.choose': ['Wybieram Cię', null],
  'variant.machinations': ['Machinacje', null],
  'variant.hard': ['Tryb trudny', null],
  'variant.classic': ['Tryb klasyczny', null],
  'variant.infiniteLives': ['Nieskończone życia', null],
  'treasure.cleric': ['kapłan', 'клірик'],
  'treasure.fighter': ['wojownik', 'боєць'],
  'treasure.mage': ['mag', 'маг'],
  'treasure.thief': ['złodziej', 'злодій'],
  'treasure.explorer': ['odkrywca', 'мандрівник'],
  'sbm-landmark-temple.name': ['Świątynia', 'храм'],
  'sbm-landmark-stadium.name': ['Stadion', 'стадіон'],
  'sbm-landmark-library.name': ['Biblioteka', 'бібліотека'],
  'sbm-landmark-hideout.name': ['Kryjówka', 'сховок'],
  'sbm-landmark-tavern.name': ['Karczma', 'таверна'],
  'edge:mountain.name': ['Górzysty brzeg', null],
  'space.landingPad': ['Lądowisko', 'пускова платформа'],
  'sbm-title-failure.title': ['Porażka', 'Невдаха'],
  'sbm-title-0.title': ['Kobold', 'Кобольд'],
  'sbm-title-7.title': ['Sługus', 'Посіпака'],
  'sbm-title-13.title': ['Mini Boss', 'Мінібос'],
  'sbm-title-17.title': ['Boss', 'Бос'],
  'sbm-title-22.title': ['Niezły Boss', 'Реальний бос'],
  'sbm-title-26.title': ['Sułtan Podziemi', 'Хазяїн підземель'],
  'sbm-title-29.title': ['Boss Monster', 'Бос-монстр'],
  'sbm-title-32.title': ['Wielki Boss', 'Величний бос'],
  'sbm-title-35.title': ['Mistrz Podziemi', 'Володар підземелля'],
  'sbm-title-36.title': ['Wielki Ostateczny Mistrz Podziemi', 'Верховний володар підземелля'],
  'soloTitle:0.title': ['Sługus', null],
  'soloTitle:40.title': ['Potwór', null],
  'soloTitle:48.title': ['Miniboss', null],
  'soloTitle:54.title': ['Boss Monster', null],
  'soloTitle:60.title': ['Overboss', null],
  'soloTitle:66.title': ['Mroczny półbóg', null],
  'soloTitle:72.title': ['Plugawiec', null],
  'commandType:intimidate.name': ['Zastrasz', null],
  'commandType:demolish.name': ['Zburz', null],
  'commandType:overthrow.name': ['Obal', null],
  'mode:score.name': ['Tryb punktacji', null],
  'mode:campaign.name': ['Tryb kampanii', null],
  'difficulty:beginner.name': ['Początkujący', null],
  'difficulty:standard.name': ['Standardowy', null],
  'difficulty:hard.name': ['Trudny', null],
}

/** Cards named in a rulebook, with its capitals. */
const cards: { readonly [K in Key]?: Translations } = {
  'boss:king-croak.name': ['Król Ropuch', null],
  'boss:gorgona.name': ['Gorgona', null],
  'room:dark-altar.name': ['Mroczny ołtarz', null],
  'room:dracolich-lair.name': ['Leże kościosmoka', null],
  'room:golem-factory.name': ['Fabryka golemów', null],
  'room:brainsucker-hive.name': ['Inkubator mózgowsysów', null],
  'room:all-seeing-eye.name': ['Wszystkowidzące Oko', null],
  'room:torture-chamber.name': ['Sala tortur', null],
  'room:dark-portal.name': ['Mroczny portal', null],
  'room:wraiths-throne.name': ['Upiorny tron', null],
  'room:fangroot-garden.name': ['Zagon Kiełziela', null],
  'room:cursed-tomb.name': ['Przeklęty grobowiec', null],
  'sbm-boss-emperor-dododo.name': ['Imperator Dododo', 'Імператор Дододо'],
  'sbm-boss-his-sliminess.name': ['Jego Szlamistość', 'Ваша Слизість'],
  'sbm-room-frozen-monster.name': ['Zamrożony Potwór', 'Заморожений монстр'],
  'sbm-room-minion-arena.name': ['Arena Sługusów', 'Арена посіпак'],
  'sbm-room-bookwyrm.name': ['Czerw Książkowy', 'Дракон-книгоїд'],
  'sbm-room-trap-in-the-box.name': ['Nakręcana Pułapka', 'Пастка в коробці'],
  'sbm-spell-stealth.name': ['Skradanko', 'Непомітність'],
  'sbm-spell-grand-theft.name': ['Wielka kradzież', 'Велике пограбування'],
  'sbm-spell-wallhack.name': ['Hakowanie ścian', 'Чит на примарність'],
  'sbm-spell-safety-audit.name': ['Audyt ochrony', 'Перевірка безпечності'],
  'sbm-spell-freeze.name': ['Zmrożenie', 'Заморозка'],
  'sbm-spell-co-op-mode.name': ['Tryb współpracy', 'Кооператив'],
  'sbm-spell-quest.name': ['Misja!', 'Пригода!'],
  'sbm-spell-dream-raid.name': ['Senny napad', 'Ловець снів'],
  'sbm-spell-power-up.name': ['Wzmocnienie', 'Бонус сили'],
  'sbm-hero-laliho.name': ['Laliho', 'Лаліхо'],
  'sbm-hero-king-lik.name': ['Król Lik', 'Крільчик'],
  'sbm-hero-gladiator.name': ['Gladiator', 'Гладіатор'],
  'sbm-hero-acolyte.name': ['Adept', 'Служитель'],
  'sbm-hero-wisebeard.name': ['Mądrobrody, Wędrowny Czarodziej', 'Мудробород'],
  'sbm-hero-researcher.name': ['Badacz', 'Дослідник'],
  'sbm-hero-criminal.name': ['Kryminalista', 'Злочинець'],
  'sbm-hero-layabout.name': ['Obibok', 'Нероба'],
  'sbm-hero-champion.name': ['Czempion', 'Поборник'],
  'sbm-hero-priestess.name': ['Kapłanka', 'Жриця'],
  'sbm-hero-archivist.name': ['Archiwista', 'Архівар'],
  'sbm-hero-outlaw.name': ['Banita', 'Розбійник'],
  'sbm-hero-bar-brawler.name': ['Rozrabiaka', 'Барний забіяка'],
}

describe.each([
  ['Polish', 'pl', 0],
  ['Ukrainian', 'uk', 1],
] as const)('the texts match the %s rulebooks', (_, language, at) => {
  const t = translator(language)
  const printed = (table: Readonly<Record<string, Translations>>): readonly (readonly [string, string])[] =>
    Object.entries(table).flatMap(([key, translations]) => {
      const word = translations[at]
      return word === null ? [] : [[key, word] as const]
    })
  const lower = (pairs: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] =>
    pairs.map(([key, word]) => [key, word.toLocaleLowerCase(language)])

  test('terms of the glossary', () => {
    const glossary: Readonly<Record<string, string>> = texts[language].glossary
    for (const [id, word] of printed(terms)) expect(glossary[`glossary:${id}.term`], id).toBe(word)
  })

  const ours = (table: Readonly<Record<string, Translations>>) =>
    printed(table).map(([key]) => [key, t.maybe(key) ?? ''] as const)
  test('names of phases, variants, places and titles', () => {
    expect(lower(ours(names))).toEqual(lower(printed(names)))
  })
  test('names of cards', () => {
    expect(ours(cards)).toEqual(printed(cards))
  })
})
