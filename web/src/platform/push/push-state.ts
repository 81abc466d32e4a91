/** What a device allows of push messages, and what the user has chosen on it. */
interface PushDevice {
  /** Whether the stage has a key for push messages. */
  readonly hasKey: boolean;
  readonly isSupported: boolean;
  /** iPhones and iPads have push messages for installed apps only. */
  readonly isIos: boolean;
  readonly isInstalled: boolean;
  readonly permission: NotificationPermission;
  /** Whether the user has switched messages on here. */
  readonly isChosen: boolean;
}

/** What the switch of push messages shows. */
export type PushState = 'absent' | 'install-first' | 'unsupported' | 'denied' | 'on' | 'off';

export function pushStateOf(device: PushDevice): PushState {
  if (!device.hasKey) return 'absent';
  if (device.isIos && !device.isInstalled) return 'install-first';
  if (!device.isSupported) return 'unsupported';
  if (device.permission === 'denied') return 'denied';
  return device.isChosen && device.permission === 'granted' ? 'on' : 'off';
}
