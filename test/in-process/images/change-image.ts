import { imageItemKey } from '#lambdas/media/store/image-store.ts';
import { applyWrite, update } from '#lambdas/platform/table/transaction.ts';

/** Writes attributes of an image, as its processing does. */
export async function changeImage(
  key: string,
  facts: Readonly<Record<string, unknown>>,
): Promise<void> {
  const names = Object.keys(facts);
  await applyWrite(
    update(imageItemKey(key), `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`, {
      expression: 'attribute_exists(PK)',
      names: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      values: Object.fromEntries(names.map((name) => [`:${name}`, facts[name]])),
    }),
  );
}
