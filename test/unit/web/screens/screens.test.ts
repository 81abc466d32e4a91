import { globSync } from 'node:fs';
import path from 'node:path';
import { menuOf } from '#web/screens/menu.ts';
import { needsSession, screenAt, screenNames, screenOf } from '#web/screens/screens.ts';
import { allStates } from '../support/user-states.ts';

const features = path.resolve(__dirname, '../../../../web/src/features');

describe('the table of screens', () => {
  it('names the module of every route, each once', () => {
    const modules = screenNames.map((name) => screenOf(name).module);
    expect(modules.toSorted()).toEqual(globSync('*/routes/*.tsx', { cwd: features }).toSorted());
  });

  it('has one row for each path', () => {
    expect(screenNames.map((name) => screenAt(screenOf(name).path))).toEqual(screenNames);
  });

  it('names a screen with a menu entry as the parent', () => {
    const entries = allStates.flatMap(menuOf).map(({ name }): string => name);
    for (const name of screenNames) {
      const { parent } = screenOf(name);
      if (parent !== undefined) expect(entries).toContain(parent);
    }
  });

  it('restricts roles only if a user is signed in', () => {
    const open = screenNames.filter((name) => !needsSession(name)).map(screenOf);
    expect(open.filter(({ roles }) => roles !== undefined)).toEqual([]);
  });
});

it.each([
  ['/Shop/', 'shop'],
  ['/preview/pao-quente', 'preview'],
  ['/preview', undefined],
  ['/folder/pao-quente', undefined],
  ['/CHECKIN/7K3MQ9XT2D4', 'checkin'],
  ['/', undefined],
])('the screen at %j is %j', (pathname, name) => {
  expect(screenAt(pathname)).toBe(name);
});
