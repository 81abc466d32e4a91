import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';

/** Most items read at once. */
const defaultLimit = 25;

/** Every item of a list, which is read in pages. */
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
