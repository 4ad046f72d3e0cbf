import { bossName } from '@overlair/locales/overboss'
import { type EndBoard, readBoards } from '@overlair/rules/overboss/boards-file/read'
import { boardScores } from '@overlair/rules/overboss/boards-file/scores'
import { bossIds } from '@overlair/rules/overboss/model/boss-ids'
import { NONE, tileIds, tokenIds } from '@overlair/rules/overboss/model/pieces'
import { type ScoreSheet, scoreSheet } from '@overlair/rules/overboss/result/sheet'
import { readJson } from '../files/files.ts'
import { type Flags, isGiven, onlyWord, readArguments } from '../input/arguments.ts'
import { type Command, helpPage } from '../input/command.ts'
import { languageFlag, languageOf } from '../input/language-flag.ts'
import { drawMap } from '../tables/overboss/map.ts'
import { sheetLines } from '../tables/overboss/score-sheet.ts'
import { createRenderContext } from '../terminal/render-context.ts'
import type { RenderContext } from '../terminal/terminal-table.ts'

const flags: Flags = { json: { help: 'as JSON' }, ...languageFlag }

export const score: Command = {
  name: 'score',
  summary: 'score end boards of Overboss, written down as JSON',
  help: () =>
    helpPage(
      'score <file> [options]',
      'Scores the boards of a file of the format overboss-boards/1, line by line with the rule and the spaces of each.',
      flags,
    ),
  run(words, terminal) {
    const args = readArguments('score', words, flags)
    const boards = readBoards(readJson(onlyWord('score', 'a file', args)))
    const sheets = boards.map(scoreSheet)
    if (isGiven(args, 'json')) {
      const scores = boards.map(({ id }, i) => boardScores(id, sheets[i]!))
      terminal.out(`${JSON.stringify({ boards: scores }, null, 1)}\n`)
    } else {
      const spoken = createRenderContext(terminal, languageOf(args, terminal), () => true)
      terminal.out(boards.map((board, i) => `${page(board, sheets[i]!, spoken).join('\n')}\n`).join('\n'))
    }
    return 0
  },
}

function page(board: EndBoard, sheet: ScoreSheet, words: RenderContext): string[] {
  const { land } = board
  const map = land.tiles.map((tile, space) => {
    const token = land.tokens[space]!
    return tile === NONE ? null : { tile: tileIds[tile]!, token: token === NONE ? null : tokenIds[token]! }
  })
  const boss = board.boss === NONE ? '' : ` · ${bossName(bossIds[board.boss]!, words)}`
  return [` ${words.paint.strong(board.id)}${boss}`, ...drawMap(map, sheet, words), ...sheetLines(sheet, words)]
}
