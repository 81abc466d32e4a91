import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import type { PartOfContent } from '#lambdas/platform/files/file.ts';
import type { UserItem } from '#lambdas/platform/identity/user-store.ts';
import type { ExportPlace } from './export-place.ts';
import { type ExportedUser, type SectionName, sections } from './sections.ts';
import { notIncluded } from './store/exported-kinds.ts';
import type { ExportedPage } from './store/pages.ts';

const json = (value: unknown) => JSON.stringify(value, null, 1);

const sectionsInOrder = Object.entries(sections) as [SectionName, (typeof sections)[SectionName]][];

async function exportedUserOf(
  userId: string,
  user: UserItem | undefined,
  now: Date,
): Promise<ExportedUser> {
  const business = user?.businessId ? await findBusiness(user.businessId) : undefined;
  // The business of a validator belongs to somebody else.
  return { userId, user, now, business: business?.userId === userId ? business : undefined };
}

/** Returns the paging key where a list continues; undefined at its start. */
const positionIn = ({ position }: ExportPlace) => position ?? undefined;

/** Name of the step after the last section. */
const end = 'end';

/** Returns the text of a page of records, and where the list continues. */
function partOf({ records, position }: ExportedPage, before: ExportPlace) {
  const readable = records.filter((record) => record !== undefined);
  const texts = readable.map(
    (record, index) => `${before.hasRecords || index > 0 ? ',' : ''}\n${json(record)}`,
  );
  const next = {
    ...before,
    position,
    hasRecords: before.hasRecords || readable.length > 0,
    unreadable: before.unreadable + records.length - readable.length,
  };
  return { text: texts.join(''), next };
}

/** Produces the text of the export file page by page. Unreadable records are left out and counted. */
export async function* contentOf(
  userId: string,
  user: UserItem | undefined,
  now: Date,
  from?: ExportPlace,
): AsyncGenerator<PartOfContent<ExportPlace>> {
  const exported = await exportedUserOf(userId, user, now);
  const names = [...sectionsInOrder.map(([name]) => name), end];
  const startOf = (step = end, unreadable = 0) => ({
    step,
    position: null,
    hasRecords: false,
    unreadable,
  });
  let place: ExportPlace = from ?? startOf(names[0]);
  if (!from) yield { text: `{\n"exportedAt": ${json(now.toISOString())}`, next: place };
  for (const [index, [name, section]] of sectionsInOrder.entries()) {
    if (index < names.indexOf(place.step)) continue;
    const following = names[index + 1];
    if ('pages' in section) {
      let opening = positionIn(place) === undefined ? `,\n"${name}": [` : '';
      for await (const page of section.pages(exported, positionIn(place))) {
        const { text, next } = partOf(page, place);
        place = next;
        yield { text: `${opening}${text}`, next };
        opening = '';
      }
      place = startOf(following, place.unreadable);
      yield { text: `${opening}]`, next: place };
      continue;
    }
    const value = await section.value(exported);
    place = startOf(following, place.unreadable);
    if (value !== undefined) yield { text: `,\n"${name}": ${json(value)}`, next: place };
  }
  const { unreadable } = place;
  const text = `,\n"unreadableRecords": ${unreadable},\n"notIncluded": ${json(notIncluded)}\n}\n`;
  yield { text, next: undefined };
}
