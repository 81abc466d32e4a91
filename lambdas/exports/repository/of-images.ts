import { imageUrlOf } from '#contract/images.ts';
import { parseImage } from '../../images/image-repository.ts';
import { keys } from '../../shared/table/keys.ts';
import { type ExportedPage, pagesOf } from './pages.ts';
import { beginningWith } from './ranges.ts';

/** The images of some owners, the oldest of each first. */
export async function* imagesOf(ownerIds: readonly string[]): AsyncGenerator<ExportedPage> {
  for (const ownerId of ownerIds) {
    yield* pagesOf(beginningWith(keys.image(ownerId, ''), 'IMAGE#'), (row) => {
      const image = parseImage(row);
      if (!image) return undefined;
      const { key, status, createdAt, width, height } = image;
      return { url: imageUrlOf(key), status, createdAt, width, height };
    });
  }
}
