import { say } from '../../platform/i18n/say.ts'
import { Panel } from '../../ui/index.ts'
import { DeviceCodeField } from './device-code-field.tsx'
import { GiveCode } from './give-code.tsx'

/** Brings the seats of a person from one device to another. */
export const OtherDevice = () => (
  <Panel title={say('lobby.device.title')}>
    <p class="field__hint">{say('lobby.device.text')}</p>
    <GiveCode />
    <DeviceCodeField />
  </Panel>
)
