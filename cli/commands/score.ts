import { bossName } from '@overlair/locales/overboss'
import { type EndBoard, readBoards } from '@overlair/rules/overboss/boards-file/read'
import { boardScores } from '@overlair/rules/overboss/boards-file/scores'
import { bossIds } from '@overlair/rules/overboss/model/boss-ids'
import { NONE, tileIds, tokenIds } from '@overlair/rules/overboss/model/pieces'
import { type ScoreSheet, scoreSheet } from '@overlair/rules/overboss/result/sheet'
import { readJson } from '../files/files.ts'
import { type Flags, isGiven, onlyPositional, readArguments } from '../input/arguments.ts'
import { type Command, helpPage } from '../input/command.ts'
import { languageFlag, languageOf } from '../input/language-flag.ts'
import { drawMap } from '../tables/overboss/map.ts'
import { sheetLines } from '../tables/overboss/score-sheet.ts'
import { printable, printableJson } from '../terminal/printable.ts'
import { createRenderContext } from '../terminal/render-context.ts'
import type { RenderContext } from '../terminal/terminal-table.ts'

const flags: Flags = { json: { help: 'print JSON' }, ...languageFlag }

export const score: Command = {
  name: 'score',
  summary: 'score final boards of Overboss from a JSON file',
  help: () =>
    helpPage(
      'score <file> [options]',
      'Scores the boards of a file (format overboss-boards/1). Prints every line of the score sheet with its rule and its spaces.',
      flags,
    ),
  run(commandLine, terminal) {
    const args = readArguments('score', commandLine, flags)
    const boards = readBoards(readJson(onlyPositional('score', 'a file', args)))
    const sheets = boards.map(scoreSheet)
    if (isGiven(args, 'json')) {
      const scores = boards.map(({ id }, i) => boardScores(id, sheets[i]!))
      terminal.out(`${printableJson({ boards: scores }, 1)}\n`)
    } else {
      const context = createRenderContext(terminal, languageOf(args, terminal), () => true)
      terminal.out(boards.map((board, i) => `${page(board, sheets[i]!, context).join('\n')}\n`).join('\n'))
    }
    return 0
  },
}

function page(board: EndBoard, sheet: ScoreSheet, context: RenderContext): string[] {
  const { land } = board
  const map = land.tiles.map((tile, space) => {
    const token = land.tokens[space]!
    return tile === NONE ? null : { tile: tileIds[tile]!, token: token === NONE ? null : tokenIds[token]! }
  })
  const boss = board.boss === NONE ? '' : ` · ${bossName(bossIds[board.boss]!, context)}`
  return [
    ` ${context.paint.strong(printable(board.id))}${boss}`,
    ...drawMap(map, sheet, context),
    ...sheetLines(sheet, context),
  ]
}
