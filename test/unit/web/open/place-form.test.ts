/** @jest-environment jsdom */

import { elementOf, showOpenPage } from '#test/unit/web/support/an-open-page.ts';
import { jsonAnswer } from '#test/unit/web/support/json-answer.ts';
import { suggestCities } from '#web/open/place-form.ts';

const fetched = jest.fn<Promise<Response>, [string]>();

const select = () => elementOf('place-form').querySelector('select') as HTMLSelectElement;
const suggested = () =>
  [...document.querySelectorAll('datalist option')].map((o) => (o as HTMLOptionElement).value);
const settle = () => jest.advanceTimersByTimeAsync(0);

async function choose(state: string): Promise<void> {
  select().value = state;
  select().dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}

async function focusCity(): Promise<void> {
  document.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset().mockImplementation(async () => jsonAnswer(200, ['Olinda', 'Recife']));
  Object.assign(globalThis, { fetch: fetched });
  showOpenPage(['cities']);
  suggestCities();
});
afterEach(() => jest.useRealTimers());

test('the cities of a chosen state are suggested', async () => {
  await choose('PE');
  expect(fetched.mock.calls).toEqual([['/assets/municipalities/PE.json']]);
  expect(suggested()).toEqual(['Olinda', 'Recife']);
});

test('a state that the page chose already is enough once the form is used', async () => {
  select().value = 'PE';
  await settle();
  expect(fetched).not.toHaveBeenCalled();
  await focusCity();
  await focusCity();
  expect(suggested()).toEqual(['Olinda', 'Recife']);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('without a state, nothing is suggested', async () => {
  await focusCity();
  await choose('PE');
  await choose('');
  expect(suggested()).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a late answer about an earlier state is not shown', async () => {
  const late = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(late.promise);
  await choose('PE');
  fetched.mockResolvedValueOnce(jsonAnswer(200, ['Maceió']));
  await choose('AL');
  late.resolve(jsonAnswer(200, ['Recife']));
  await settle();
  expect(suggested()).toEqual(['Maceió']);
});

test.each([
  ['is lost', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['is no list', () => fetched.mockResolvedValueOnce(jsonAnswer(200))],
  ['is missing', () => fetched.mockResolvedValueOnce(jsonAnswer(404))],
])('an answer that %s leaves a field to type in, and is asked for again', async (_, fail) => {
  fail();
  await choose('PE');
  expect(suggested()).toEqual([]);
  await focusCity();
  expect(suggested()).toEqual(['Olinda', 'Recife']);
});

test('a value that is no state is not asked for', async () => {
  select().append(new Option('x', '../config'));
  await choose('../config');
  expect(fetched).not.toHaveBeenCalled();
});
