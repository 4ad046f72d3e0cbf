// Finds scenario files, plays their scenarios and prints the results.
import { existsSync } from 'node:fs'
import { BadInput } from '../files/bad-input.ts'
import { filesUnder, readText } from '../files/files.ts'
import { play } from './play-scenario.ts'
import { type ParsedScenario, readScenarios } from './scenario-file.ts'
import { BadScenario, formatPosition } from './yaml-tree.ts'

const isScenarioFile = (name: string): boolean => /\.ya?ml$/.test(name)

/** Returns the given files, and all scenario files in the given folders. */
export function scenarioFiles(paths: readonly string[]): string[] {
  const files = paths.flatMap(path => {
    if (!existsSync(path)) throw new BadInput(`no such file or folder: “${path}”`)
    const filesInFolder = filesUnder(path)
    return filesInFolder ? filesInFolder.filter(isScenarioFile).sort() : [path]
  })
  if (files.length === 0) throw new BadInput(`no scenario files (.yaml or .yml) in ${paths.join(', ')}`)
  return files
}

export interface ScenarioOutcome {
  readonly title: string
  /** Each with file, line and column; empty if all expectations hold. */
  readonly failures: readonly string[]
}

/** Plays a scenario. A scenario that could not be read fails with the reason. */
export function playParsed({ title, scenario }: ParsedScenario): ScenarioOutcome {
  const failed =
    scenario instanceof BadScenario ? [{ position: scenario.position, message: scenario.message }] : play(scenario)
  return { title, failures: failed.map(({ position, message }) => `${formatPosition(position)}: ${message}`) }
}

export interface RunOutcome {
  readonly passed: number
  readonly failed: number
}
/** Plays all files and prints each failure. */
export function playFiles(files: readonly string[], print: (line: string) => void): RunOutcome {
  let passed = 0
  let failed = 0
  for (const file of files)
    for (const { title, failures } of readScenarios(file, readText(file)).map(playParsed)) {
      if (failures.length === 0) {
        passed++
        continue
      }
      failed++
      print(title)
      for (const failure of failures) print(`  ${failure}`)
    }
  print(`${passed} passed, ${failed} failed`)
  return { passed, failed }
}
