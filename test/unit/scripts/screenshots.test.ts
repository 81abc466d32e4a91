import { allShots } from '#scripts/screenshots/shots.ts';
import { screenNames } from '#web/screens/screens.ts';

test.each(screenNames)('there is a screenshot of the screen %s', (name) => {
  expect(allShots.filter(({ screen }) => screen === name)).not.toEqual([]);
});

test('no two screenshots have the same name, and each name is one of a file', () => {
  const names = allShots.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
});
