import type { Command } from '../input/command.ts'
import { backup } from './backup.ts'
import { forget } from './forget.ts'
import { games } from './games.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { restore } from './restore.ts'
import { scenario } from './scenario.ts'
import { score } from './score.ts'
import { simulate } from './simulate.ts'

/** All commands, in the order of the overview. */
export const commands: readonly Command[] = [games, play, simulate, scenario, score, replay, backup, restore, forget]
