import { accountOf, pathOf, screenOfState } from '#test/screens/state.ts';
import { allStates } from '#test/screens/states.ts';
import { needsSession, screenAt, screenNames, screenOf } from '#web/screens/screens.ts';

const ids = { business: 'biz', shop: 'shp', validator: 'val', invoice: 'inv', offer: () => 'off' };

test.each(screenNames)('the screen %s has a row for its usual state', (screen) => {
  const rows = allStates.filter(({ name }) => screenOfState(name) === screen);
  expect(rows.filter(({ isMain, isBusy }) => isMain && !isBusy)).not.toEqual([]);
});

test('no two states have the same name, and each name is a valid file name', () => {
  const names = allStates.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
});

test('a main row opens the screen of its name, as a user who may see it', () => {
  for (const state of allStates.filter(({ isMain }) => isMain)) {
    const screen = screenOfState(state.name);
    expect(screenAt(pathOf(state, ids).split('?')[0] ?? '')).toBe(screen);
    const { roles } = screenOf(screen ?? 'login');
    if (screen && needsSession(screen))
      expect([state.name, accountOf(state)]).not.toContain('visitor');
    if (roles && !roles.includes('owner')) expect(accountOf(state)).toBe('equipe');
  }
});
