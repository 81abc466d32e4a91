import { defaultSettings, settingsOf } from '#web/features/counter/settings/settings.ts';

describe('the settings of a device', () => {
  it('have sound and vibration, and ask before a use, until somebody changes them', () => {
    expect(settingsOf(undefined)).toEqual({ hasSound: true, vibrates: true, usesAtOnce: false });
    expect(settingsOf('{"hasSound":false}')).toEqual({ ...defaultSettings, hasSound: false });
  });

  it.each(['', 'null', '7', '[', '{"hasSound":"no","usesAtOnce":1,"other":true}'])(
    'keep their defaults where something else is stored: %s',
    (stored) => {
      expect(settingsOf(stored)).toEqual(defaultSettings);
    },
  );
});
