import { familyTests } from '../../kernel/testing/family-tests.ts'
import { goldenModes } from '../golden/modes.ts'
import { overboss } from '../index.ts'
import { configurations } from './configurations.ts'

export const overbossTests = familyTests({
  configurations,
  goldenFolder: 'rules/overboss/golden',
  golden: [{ game: overboss, modes: goldenModes }],
})
