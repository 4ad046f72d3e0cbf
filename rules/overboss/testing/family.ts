import { familyTests } from '../../kernel/testing/family-tests.ts'
import { goldenModes } from '../golden/modes.ts'
import { overboss } from '../index.ts'
import { setUps } from './configurations.ts'

export const overbossTests = familyTests({
  configurations: setUps,
  goldenFolder: 'rules/overboss/golden',
  golden: [{ game: overboss, modes: goldenModes }],
})
