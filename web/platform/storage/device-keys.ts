/** Keys of localStorage whose values a backup holds. Not the secret of the device: whoever has it sits at its seats. */
export const deviceKeys = {
  settings: 'overlair.settings',
  stops: 'overlair.stops',
  me: 'overlair.me',
} as const
export type DeviceKey = keyof typeof deviceKeys
