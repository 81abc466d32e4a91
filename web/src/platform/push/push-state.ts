interface PushDevice {
  /** Whether the stage has a key for push messages. */
  readonly hasKey: boolean;
  readonly isSupported: boolean;
  /** iPhones and iPads only have push messages for installed apps. */
  readonly isIos: boolean;
  readonly isInstalled: boolean;
  readonly permission: NotificationPermission;
  readonly isChosen: boolean;
}

/** States of the push switch. */
export type PushState = 'absent' | 'install-first' | 'unsupported' | 'denied' | 'on' | 'off';

export function pushStateOf(device: PushDevice): PushState {
  if (!device.hasKey) return 'absent';
  if (device.isIos && !device.isInstalled) return 'install-first';
  if (!device.isSupported) return 'unsupported';
  if (device.permission === 'denied') return 'denied';
  return device.isChosen && device.permission === 'granted' ? 'on' : 'off';
}
