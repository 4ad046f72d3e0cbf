// Finds scenario files, plays what is in them, and tells how it went.
import { existsSync } from 'node:fs'
import { BadInput } from '../files/bad-input.ts'
import { filesUnder, readText } from '../files/files.ts'
import { play } from './play-scenario.ts'
import { type ParsedScenario, readScenarios } from './scenario-file.ts'
import { BadScenario, formatPosition } from './yaml-tree.ts'

const isScenarioFile = (name: string): boolean => /\.ya?ml$/.test(name)

/** The files named, and all scenario files in the folders named. */
export function scenarioFiles(paths: readonly string[]): string[] {
  const files = paths.flatMap(path => {
    if (!existsSync(path)) throw new BadInput(`there is no file or folder “${path}”`)
    const inside = filesUnder(path)
    return inside ? inside.filter(isScenarioFile).sort() : [path]
  })
  if (files.length === 0) throw new BadInput(`no scenario (a .yaml file) in ${paths.join(', ')}`)
  return files
}

export interface ScenarioOutcome {
  readonly title: string
  /** Each with its place; empty when all is as expected. */
  readonly failures: readonly string[]
}

/** Plays a scenario that was read; one that could not be read fails with the reason. */
export function playRead({ title, scenario }: ParsedScenario): ScenarioOutcome {
  const unmet = scenario instanceof BadScenario ? [{ spot: scenario.spot, message: scenario.message }] : play(scenario)
  return { title, failures: unmet.map(({ spot, message }) => `${formatPosition(spot)}: ${message}`) }
}

export interface Outcome {
  readonly passed: number
  readonly failed: number
}
/** Plays all files and tells each failure. */
export function playFiles(files: readonly string[], tell: (line: string) => void): Outcome {
  let passed = 0
  let failed = 0
  for (const file of files)
    for (const { title, failures } of readScenarios(file, readText(file)).map(playRead)) {
      if (failures.length === 0) {
        passed++
        continue
      }
      failed++
      tell(title)
      for (const failure of failures) tell(`  ${failure}`)
    }
  tell(`${passed} passed, ${failed} failed`)
  return { passed, failed }
}
