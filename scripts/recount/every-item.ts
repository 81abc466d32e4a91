import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';

/** Maximum number of items in one read. */
const defaultLimit = 25;

/** Yields every item of a list, which it reads in pages. */
export async function* everyItem<T>(
  list: (request: PageRequest) => Promise<Page<T>>,
  limit = defaultLimit,
): AsyncGenerator<T> {
  let position: string | undefined;
  do {
    const page = await list({ limit, position });
    yield* page.items;
    position = page.position;
  } while (position !== undefined);
}
