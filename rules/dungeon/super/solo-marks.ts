import type { SoloMark } from '../../kernel/game-descriptor.ts'
import { soloTitles } from '../model/solo-titles.ts'
import type { State } from '../model/state.ts'

/** The title that a finished game of one player reached (SB-266). */
export const soloMarks = ({ result }: State): readonly SoloMark[] =>
  result?.title ? soloTitles.map(id => ({ kind: 'title', id, reached: id === result.title })) : []
