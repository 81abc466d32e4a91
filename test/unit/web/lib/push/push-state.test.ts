import { type PushState, pushStateOf } from '#web/platform/push/push-state.ts';

const ready = {
  hasKey: true,
  isSupported: true,
  isIos: false,
  isInstalled: false,
  permission: 'granted',
  isChosen: true,
} as const;

describe('the switch of push messages', () => {
  it.each<[Partial<Parameters<typeof pushStateOf>[0]>, PushState]>([
    [{}, 'on'],
    [{ isChosen: false }, 'off'],
    [{ permission: 'default' }, 'off'],
    [{ permission: 'denied' }, 'denied'],
    [{ isSupported: false }, 'unsupported'],
    [{ isSupported: false, isIos: true }, 'install-first'],
    [{ isIos: true }, 'install-first'],
    [{ isIos: true, isInstalled: true }, 'on'],
    [{ isIos: true, isInstalled: true, isSupported: false }, 'unsupported'],
    [{ hasKey: false, isSupported: false }, 'absent'],
  ])('with %j is %s', (device, state) => {
    expect(pushStateOf({ ...ready, ...device })).toBe(state);
  });
});
