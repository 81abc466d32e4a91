import type { Page } from '@playwright/test';
import { openState } from '#test/screens/open-state.ts';
import type { NamedState, StateName } from '#test/screens/state.ts';
import type { Measured, Row } from '../rows.ts';
import { onPhone, slowPage } from '../site/phone.ts';
import { emptyPath, type Site } from '../site/start-site.ts';
import { longestTask } from './longest-task.ts';
import { scrollList, scrollToEnd, typeInto } from './scroll-and-type.ts';

/** The minimum of these runs counts, because other load only makes tasks longer. */
const runs = 3;

/** Scrolling long lists takes most of the time, so it runs once, and its figure is rather too high. */
const runsOfList = 1;

/**
 * Maximum multiple of the empty page's longest task. A busy machine with two cores had 18 to 26 for offers, 11 to 20
 * for the queue, and up to 3.4 for typing.
 */
const maxRatios = { scrolling: 36, typing: 4 };

/** Lists by state: their rows, and how many of them may be in the document. */
const lists: { readonly [Name in StateName]?: { readonly count: number; readonly most: number } } =
  {
    'offer-list': { count: 1000, most: 30 },
    'validator-list': { count: 1000, most: 30 },
    // Its rows have state, so all loaded rows stay.
    staff: { count: 200, most: 200 },
  };

/** Fields of forms by state. */
const fields: { readonly [Name in StateName]?: string } = {
  'offer-new': 'input[name="title"]',
  'validator-new': 'form input',
  'change-user-data': 'input[name="name"]',
};

type Work = (page: Page) => Promise<unknown>;

/** Returns the milliseconds of the longest task of work on a slow phone, at the end of the preparation. */
async function longest(
  { browser, longLists }: Site,
  {
    stored = {},
    open,
    work,
    times = runs,
  }: {
    readonly stored?: Readonly<Record<string, string>>;
    readonly open: Work;
    readonly work: Work;
    readonly times?: number;
  },
): Promise<number> {
  const tasks: number[] = [];
  while (tasks.length < times) {
    const task = await onPhone(browser, { url: longLists.url, stored }, async (page) => {
      await open(page);
      await slowPage(page);
      return longestTask(browser, page, async () => void (await work(page)));
    });
    tasks.push(task);
  }
  return Math.min(...tasks);
}

/** Measures the longest main-thread task while a user scrolls long lists and types in forms, beside an empty page. */
export async function measureTasks(site: Site, states: readonly NamedState[]): Promise<Measured> {
  const openEmpty: Work = (page) => page.goto(emptyPath);
  const empty = {
    scrolling: await longest(site, { open: openEmpty, work: scrollToEnd }),
    typing: await longest(site, { open: openEmpty, work: typeInto('input') }),
  };
  const rows: Row[] = [];
  for (const state of states) {
    const { name: page } = state;
    const [list, field] = [lists[page], fields[page]];
    if (!list && field === undefined) continue;
    const what = list ? 'scrolling' : 'typing';
    let shown = 0;
    const scroll: Work = async (opened) => {
      shown = await scrollList(list?.count ?? 0)(opened);
    };
    const value = await longest(site, {
      stored: site.storedOf(state),
      // The site answers with lists of the largest size.
      open: (opened) => openState(opened, { ...state, given: [] }, site.ids),
      work: list ? scroll : typeInto(field ?? ''),
      ...(list && { times: runsOfList }),
    });
    rows.push(
      { page, name: `longest task, ${what}`, value, hello: empty[what], digits: 1, unit: 'ms' },
      {
        ...{ page, name: 'times the empty page', value: value / empty[what] },
        ...{ goal: maxRatios[what], digits: 1 },
      },
    );
    if (list) rows.push({ page, name: `rows of ${list.count}`, value: shown, goal: list.most });
  }
  return { rows };
}
