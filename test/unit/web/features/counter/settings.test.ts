import { defaultSettings, settingsOf } from '#web/features/counter/settings/settings.ts';

it.each([
  [undefined, { hasSound: true, vibrates: true, usesAtOnce: false }],
  ['{"hasSound":false}', { ...defaultSettings, hasSound: false }],
  ['null', defaultSettings],
  ['[', defaultSettings],
  ['{"hasSound":"no","usesAtOnce":1,"other":true}', defaultSettings],
])('a device that has stored %s has the settings %j', (stored, settings) => {
  expect(settingsOf(stored)).toEqual(settings);
});
