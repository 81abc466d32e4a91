import { imageUrlOf } from '#contract/media/images.ts';
import { parseImage } from '#lambdas/media/store/image-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/ranges.ts';
import { type ExportedPages, exportedPagesOf } from './pages.ts';

/** Returns the images of several owners, oldest first per owner. A paging key begins with the owner's id. */
export async function* imagesOf(ownerIds: readonly string[], after?: string): ExportedPages {
  const [current = '', position] = after?.split(' ') ?? [ownerIds[0]];
  for (const ownerId of ownerIds.slice(ownerIds.indexOf(current))) {
    const range = rowsBeginningWith(keys.image(ownerId, '').PK, 'IMAGE#');
    const pages = exportedPagesOf(range, ownerId === current ? position : undefined, (rows) =>
      rows.map((row) => {
        const image = parseImage(row);
        if (!image) return undefined;
        const { key, status, createdAt, width, height } = image;
        return { url: imageUrlOf(key), status, createdAt, width, height };
      }),
    );
    for await (const page of pages) yield { ...page, position: `${ownerId} ${page.position}` };
  }
}
