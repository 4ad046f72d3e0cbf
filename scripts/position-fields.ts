// Explains every field of a sealed position, for docs/positions.md. A test compares it with positions of random games.

/** An object in a position. `at` lists its places: `[]` stands for the items of a list, `*` for any key. */
export interface Section {
  readonly title: string
  readonly at: readonly string[]
  readonly fields: { readonly [field: string]: string }
}

const shared = {
  game: 'Id of the game.',
  version: 'Version of the rules. They deal no position of another version.',
  viewer: 'The seat that knows this, or `spectator`.',
}
const asking = {
  asked: 'Seats that must choose now. Empty when the game is over.',
  answered: 'While several seats choose at the same time: the seats that have chosen.',
  own: 'What only the viewer knows. Null for a spectator. All other fields but `viewer` are the same for all viewers.',
}
const ownAsking = {
  ask: 'The ask of the viewer. Null if the viewer is not asked.',
  answer: 'The choice of the viewer, if it has chosen and others have not. Else null.',
}
const ask: Section = {
  title: 'An ask',
  at: ['own.ask'],
  fields: {
    seat: 'The viewer.',
    prompt: 'Id of the question.',
    why: 'Id of the rule or card that asks.',
    choices: 'All legal choices. An answer is one of them, unchanged.',
  },
}
const choice: Section = {
  title: 'A choice',
  at: ['own.ask.choices[]', 'own.answer'],
  fields: {
    '*': 'A choice describes itself in one to three words, for example `{ "build": "dark-altar", "at": 2 }`. Places count from 0.',
  },
}
const multiset: Omit<Section, 'at'> = {
  title: 'A multiset',
  fields: { '*': 'Id of a piece: how many there are. At least 1. The ids are sorted.' },
}
const result = {
  winners: 'Seats.',
  scores: 'By seat: the number that the game compares at its end.',
  why: 'Id of the rule that ended the game.',
  title: 'Only in a solo game: id of the title that the score earns.',
}

export const dungeonFields: readonly Section[] = [
  {
    title: 'The position',
    at: [''],
    fields: {
      ...shared,
      sets: 'Ids of the boxes in the game.',
      variants: 'The variants and options of the game, by id.',
      serial: 'The last number that a room or a declared effect got. All have seen each of them get its number.',
      round: 'From 1; 0 before the first round.',
      phase: 'The phase of the round.',
      order: 'Seats still in the game, in playing order. Empty until all have chosen their bosses.',
      active: 'The active player. Null if there is none.',
      players: 'By seat.',
      town: 'Heroes in town, in order.',
      board: 'The town board of Super Boss Monster. Null in other games.',
      decks: 'Numbers of cards in the two decks.',
      heroes: 'Numbers of heroes in the two hero decks.',
      hidden: 'All that a spectator cannot see, by kind: which pieces the hidden places hold together. See below.',
      known: 'Cards in hands that all know for certain. Sorted by hand and name.',
      revealed: 'Number of heroes revealed so far.',
      discard: 'The discard pile of rooms and spells, the last one on top.',
      removed: 'Cards out of the game that all have seen. Sorted.',
      removedUnseen: 'Numbers of cards that left the game unseen: hands of eliminated players.',
      lasting: 'Changes until the end of the round.',
      once: 'Cards whose effect once per round was used, and `silenced` if the rest of the round has no windows.',
      entered: 'Rooms that a hero has entered in this round.',
      waiting: 'Deactivated rooms whose effect waits until they work again.',
      levelUpsWaiting: 'Seats whose level-up waits.',
      sights: 'Who may look at a hand or a deck right now.',
      stack: 'The engine’s remaining work, the frame that runs next last. See below.',
      pending: 'Declared effects that wait for responses, the last one resolves first.',
      ...asking,
      result: 'The result. Null until the game is over.',
    },
  },
  {
    title: '`variants`',
    at: ['variants'],
    fields: { '*': 'True if the variant is in use.' },
  },
  {
    title: 'A player',
    at: ['players[]'],
    fields: {
      boss: 'Id of the boss. Empty until it is chosen.',
      dealt: 'Number of bosses to choose from.',
      rooms: 'Number of room cards in hand.',
      spells: 'Number of spell cards in hand.',
      dungeon: 'From the boss to the entrance: heroes walk from the last room to the first.',
      entrance: 'The line at the entrance, the first hero first.',
      walker: 'The hero inside the dungeon, or null.',
      slain: 'Heroes worth souls.',
      survivors: 'Heroes worth wounds.',
      leveled: 'The boss has levelled up.',
      out: 'The player is eliminated.',
      coins: 'Coins.',
      tally: 'Counts of this round, for cards that depend on them.',
    },
  },
  {
    title: '`own`',
    at: ['own'],
    fields: {
      dealt: 'Bosses to choose from.',
      rooms: 'Room cards in hand.',
      spells: 'Spell cards in hand.',
      faceDown: 'The cards of the own face-down rooms.',
      known:
        'Cards in hands of others that only the viewer knows, and own ones that only one other player knows. Sorted by hand and name.',
      hands: 'The hands that the viewer sees now.',
      decks: 'The parts of decks that the viewer sees now.',
      ...ownAsking,
    },
  },
  {
    title: '`own.faceDown` and `own.hands`',
    at: ['own.faceDown', 'own.hands'],
    fields: { '*': 'Id of the room on the table, `#12`: its card. Seat: its hand.' },
  },
  {
    title: 'A hand that the viewer sees',
    at: ['own.hands.*'],
    fields: { rooms: 'Its room cards.', spells: 'Its spell cards.' },
  },
  {
    title: 'A room',
    at: ['players[].dungeon[]'],
    fields: {
      id: '`dark-altar#12`: the card and a number in the order of placement. Only `#12` while it lies face down, also for its owner.',
      card: 'The card. Empty while it lies face down: `own.faceDown` has the own ones.',
      faceDown: 'It lies face down until all rooms are revealed.',
      off: 'It is deactivated.',
      under: 'Ids of the rooms that it covers, the lowest first.',
      by: 'The seat that placed it. The others do not know the card while it is face down.',
      counters: 'Number of +1 counters.',
      awake: 'An effect has woken it, if it sleeps by its own text.',
    },
  },
  {
    title: 'A hero',
    at: ['town[]', 'players[].entrance[]', 'players[].walker', 'board.landmarks.*', 'board.tavern[]'],
    fields: {
      name: 'Id of the hero.',
      revealed: 'Running number of its reveal.',
      damage: 'Damage so far.',
      bonus: 'Health in addition to the printed health, until the end of the round.',
      tokens: 'Sum of its health tokens.',
      at: 'Its place in the dungeon, counted from the boss. Equal to the number of rooms while it is at the entrance.',
      room: 'Id of the room that it entered last. Empty before the first one.',
      sentTo: 'The place that it goes to next, against the order of rooms. -1 if an effect sends it nowhere.',
      skips: 'Number of rooms that it will skip next.',
      waits: 'The Adventure phase does not process it again in this round.',
      met: 'Rooms whose once-per-hero effect it has had.',
      spared: 'The room that it has just entered deals it no damage.',
    },
  },
  {
    title: '`tally`',
    at: ['players[].tally'],
    fields: {
      toPlace: 'Rooms that the player may still place in its turn.',
      declined: 'Rooms that the player declined to place.',
      gifts: 'Cards that each let the player place a room in another dungeon.',
      soulsBefore: 'Souls when the round began.',
      defeated: 'Souls gained by defeating heroes in this round.',
      gained: 'Souls gained in this round.',
      entered: 'Heroes that entered the dungeon.',
      lured: 'Heroes lured to it.',
      destroyed: 'Own rooms destroyed.',
      cast: 'Spells cast.',
    },
  },
  {
    title: '`board`',
    at: ['board'],
    fields: {
      market: 'Cards that players can take.',
      landmarks: 'The hero on each landmark, or null.',
      tavern: 'Heroes in the tavern, the last one on top.',
      minions:
        'By seat: where the minion is. `temple-treasure` is an action space, a room or boss its own space, empty means at home.',
      cameUpShort: 'A hero had to be revealed, and the hero decks were empty.',
      items: 'Number of items in the face-down pile.',
      itemsWaiting: 'Items that wait for a hero who can use them.',
      carried: 'By hero in play: its items.',
    },
  },
  {
    title: '`landmarks` and `carried`',
    at: ['board.landmarks', 'board.carried'],
    fields: { '*': 'Id of the landmark: a hero or null. Id of the hero: its items.' },
  },
  {
    title: '`decks`',
    at: ['decks', 'own.decks'],
    fields: { rooms: 'The room deck.', spells: 'The spell deck.' },
  },
  {
    title: 'A deck that the viewer sees',
    at: ['own.decks.*'],
    fields: {
      cards: 'A multiset of all cards, while the viewer searches the deck. Their order stays hidden.',
      top: 'The top cards, while the viewer looks at them, the topmost last.',
    },
  },
  {
    title: '`heroes` and `removedUnseen`',
    at: ['heroes', 'removedUnseen'],
    fields: {
      ordinary: 'Ordinary heroes in their deck.',
      epic: 'Epic heroes in their deck.',
      rooms: 'Room cards that left the game unseen.',
      spells: 'Spell cards that left the game unseen.',
    },
  },
  {
    title: '`hidden`',
    at: ['hidden'],
    fields: {
      rooms:
        'Room cards in the deck, in all hands, face down, and out of the game unseen. Without the cards in `known`.',
      spells: 'Spell cards in the same places.',
      ordinary: 'Ordinary heroes in their deck.',
      epic: 'Epic heroes in their deck.',
      bosses: 'While bosses are chosen: all of them.',
      items: 'Items in the face-down pile.',
    },
  },
  { ...multiset, at: ['hidden.*', 'own.decks.*.cards'] },
  {
    title: 'A known card',
    at: ['known[]', 'own.known[]'],
    fields: {
      hand: 'The seat that has the card in hand, or face down in a dungeon.',
      card: 'The card.',
      to: 'The seat that knows it, or `all`.',
    },
  },
  {
    title: 'A lasting change',
    at: ['lasting[]'],
    fields: {
      why: 'The card that made it.',
      effect: 'Its kind.',
      room: 'The room that it changes.',
      seat: 'The player or dungeon that it changes.',
      hero: 'The hero that it changes.',
      add: 'The number that it adds.',
      count: 'How many treasure symbols it adds.',
      treasure: 'The treasure type.',
    },
  },
  {
    title: 'A sight',
    at: ['sights[]'],
    fields: {
      seat: 'The seat that looks.',
      depth: 'The sight ends with the frame at this index of `stack`.',
      hand: 'The seat whose hand it sees.',
      kind: 'Only cards of this kind.',
      deck: 'The deck that it searches.',
      top: 'The deck whose top cards it sees.',
      count: 'How many top cards.',
    },
  },
  {
    title: 'A frame',
    at: ['stack[]', 'pending[]'],
    fields: {
      program: 'Name of the rule or effect that runs.',
      pc: 'How far it has come. Only the engine of the same version can read it.',
      id: 'Id of a declared effect: `freeze~23`. Empty before it is declared.',
      v: 'Its variables: `you` is its player, `self` its card or room, `player`, `room`, `hero`, `card` … are targets chosen so far.',
    },
  },
  {
    title: 'Variables of a frame',
    at: ['stack[].v', 'pending[].v'],
    fields: { '*': 'Named by the program. None of them tells anything hidden.' },
  },
  ask,
  choice,
  { title: 'The result', at: ['result'], fields: result },
]

export const overbossFields: readonly Section[] = [
  {
    title: 'The position',
    at: [''],
    fields: {
      ...shared,
      options: 'The options of the game.',
      turn: 'The current turn.',
      steps: 'The remaining work of the turn, the step that runs next last.',
      market: 'Pairs of tile and token. The first place is next to the deck.',
      discard: 'Discarded tiles.',
      commandRow: 'Command cards on the table.',
      commandDiscard: 'Used command cards.',
      players: 'By seat.',
      hidden: 'What the hidden places hold.',
      ...asking,
      result: 'The result. Null until the game is over.',
    },
  },
  {
    title: '`options`',
    at: ['options'],
    fields: {
      players: 'Number of players.',
      board: '`3x4` or `4x4`: rows and columns of a map.',
      terrains: 'The five terrains in the game.',
      bosses: 'Played with boss cards.',
      commands: 'Played with command cards.',
      level: 'Level of the solo campaign; 0 outside it.',
    },
  },
  {
    title: '`turn`',
    at: ['turn'],
    fields: {
      seat: 'Whose turn it is.',
      number: 'Number of the turn, from 1.',
      portalUsed: 'The player has used a portal in this turn.',
      commandUsed: 'The player has used a command card in this turn.',
      placed: 'Spaces of the tiles that the player has drafted and placed in this turn.',
      passed: 'The player has passed, and nothing has happened since.',
    },
  },
  {
    title: 'A step',
    at: ['steps[]'],
    fields: {
      step: 'Its name.',
      seat: 'The seat that takes it.',
      takes: 'What a draft takes: `pair`, `tile-and-token`, `tile-and-all-tokens`.',
      onto: 'The space that a tile must go to, or null.',
      tile: 'A tile that was drafted and is not placed.',
      token: 'A token that is on its way.',
      held: 'Drafted tokens that are not placed.',
      drawn: 'Tokens drawn from the bag, of which the player keeps one.',
      from: 'The place in the market that a tile came from, counted from 0; in `return-token` a space or null.',
      at: 'The space of the new summoning circle.',
      moment: 'Others may interrupt now.',
      moved: 'The space that a portal has moved a token to, or null.',
      spent: 'The space of the portal, or null if it was in the stash.',
      first: 'The first of two tiles that change places, or null.',
      left: 'How many tokens the player must still discard.',
      command: 'The command card that is being replaced.',
      whose: 'Tiles of which maps can slide: `own` or `any`.',
      why: 'Id of the rule or card that caused it.',
    },
  },
  {
    title: '`first`',
    at: ['steps[].first'],
    fields: { seat: 'The player whose map holds the tile.', at: 'The space of the tile.' },
  },
  {
    title: 'A place in the market',
    at: ['market[]'],
    fields: { tile: 'Id of the tile, or null.', token: 'Id of the token, or null.' },
  },
  {
    title: 'A player',
    at: ['players[]'],
    fields: {
      map: 'By space, row by row from the top left. Null where there is no tile.',
      stash: 'Tokens beside the map.',
      boss: 'Id of the boss. `hidden` until it is shown. Null before the choice, and in a game without boss cards.',
      dealt: 'Number of boss cards that the player was dealt.',
      revealed: 'The boss is face up.',
      skipsTurn: 'The player skips the next turn.',
    },
  },
  {
    title: 'A space with a tile',
    at: ['players[].map[]'],
    fields: { tile: 'Id of the tile.', token: 'Id of the token on it, or null.' },
  },
  {
    title: '`hidden`',
    at: ['hidden'],
    fields: {
      deck: 'Tiles in the deck.',
      bag: 'Tokens in the bag.',
      commands: 'Command cards in their deck.',
      bosses: 'Boss cards in the box, and those of players that they have not shown.',
    },
  },
  {
    title: '`own`',
    at: ['own'],
    fields: {
      boss: 'Id of the own boss. Null before the choice, and in a game without boss cards.',
      dealt: 'The two boss cards that the viewer was dealt.',
      ...ownAsking,
    },
  },
  { ...multiset, at: ['hidden.*'] },
  ask,
  choice,
  {
    title: 'The result',
    at: ['result'],
    fields: { ...result, matching: 'By seat: monsters on a matching terrain. They break a tie.' },
  },
]
