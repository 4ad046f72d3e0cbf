// The file of a dump: written whole or not at all, read line by line. Its errors are those of the storage.
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { StorageFailed } from '../contract.ts'

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

async function onFile<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const reason = codeOf(error) === 'ENOSPC' ? 'disk-full' : 'other'
    throw new StorageFailed(reason, error instanceof Error ? error.message : String(error))
  }
}

/** An older file of this name is replaced when the new one is complete and on disk. */
export async function writeFile(file: string, write: (add: (text: string) => Promise<void>) => Promise<void>) {
  const incomplete = `${file}.incomplete`
  // Only its user may read it: it holds the cards of all hands.
  const handle = await onFile(open(incomplete, 'w', 0o600))
  try {
    try {
      await write(text => onFile(handle.writeFile(text)))
      await onFile(handle.sync())
    } finally {
      await handle.close()
    }
    await onFile(rename(incomplete, file))
  } catch (error) {
    await rm(incomplete, { force: true })
    throw error
  }
}

/** Only line feeds end a line: names may contain other characters that some programs take for one. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = ''
  try {
    for await (const text of createReadStream(file, 'utf8')) {
      const lines = `${rest}${text}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw new StorageFailed('other', error instanceof Error ? error.message : String(error))
  }
  if (rest !== '') yield rest
}
