import type { Page, PageRequest, Stretch } from '../shared/paging.ts';

/** Works through the next part of a list, 100 items at most. Running it again changes nothing. */
export type Step = (position: string | undefined) => Promise<Stretch>;

/** The steps of a removal by their names, in the order in which they are taken. */
type Steps = Readonly<Record<string, Step>>;

/**
 * A removal: `first` at once, `late` a minute later, when no call that was under way can write any more. The late
 * steps repeat the first ones and remove what those needed.
 */
export interface Removal {
  readonly first: Steps;
  readonly late: Steps;
}

/** Items of a list that one step works through: each takes transactions of its own. */
const itemsOfStep = 100;

/** A step that does work for each id of a list, one after the other. */
export function forEachOf(
  list: (request: PageRequest) => Promise<Page<string>>,
  work: (id: string) => Promise<void>,
): Step {
  return async (position) => {
    const page = await list({ limit: itemsOfStep, position });
    for (const id of page.items) await work(id);
    return { count: page.items.length, position: page.position };
  };
}

/** A step that is done at once. */
export function once(work: () => Promise<void>): Step {
  return async () => {
    await work();
    return { count: 1, position: undefined };
  };
}
