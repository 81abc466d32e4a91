import { findBusiness } from '../businesses/business-repository.ts';
import type { UserItem } from '../shared/identity/user-repository.ts';
import { notIncluded } from './repository/exported-kinds.ts';
import type { ExportedPage } from './repository/pages.ts';
import { type SectionName, type Subject, sections } from './sections.ts';

const json = (value: unknown) => JSON.stringify(value, null, 1);

const sectionsInOrder = Object.entries(sections) as [SectionName, (typeof sections)[SectionName]][];

async function subjectOf(userId: string, user: UserItem | undefined, now: Date): Promise<Subject> {
  const business = user?.businessId ? await findBusiness(user.businessId) : undefined;
  // A validator belongs to a business that is not theirs.
  return { userId, user, now, business: business?.userId === userId ? business : undefined };
}

/** The text of a list, a record at a time. Returns how many records could not be read. */
async function* listOf(pages: AsyncIterable<ExportedPage>): AsyncGenerator<string, number> {
  let unreadable = 0;
  let before = '[\n';
  for await (const page of pages) {
    for (const record of page) {
      if (record === undefined) {
        unreadable += 1;
        continue;
      }
      yield `${before}${json(record)}`;
      before = ',\n';
    }
  }
  yield before === ',\n' ? ']' : '[]';
  return unreadable;
}

/**
 * The text of the file with everything that is stored about a user, in parts: one for each record. At any time
 * only a page of records is held. Records that cannot be read are left out and counted.
 */
export async function* contentOf(
  userId: string,
  user: UserItem | undefined,
  now: Date,
): AsyncGenerator<string> {
  const subject = await subjectOf(userId, user, now);
  let unreadable = 0;
  yield `{\n"exportedAt": ${json(now.toISOString())}`;
  for (const [name, section] of sectionsInOrder) {
    if ('pages' in section) {
      yield `,\n"${name}": `;
      unreadable += yield* listOf(section.pages(subject));
      continue;
    }
    const value = await section.value(subject);
    if (value !== undefined) yield `,\n"${name}": ${json(value)}`;
  }
  yield `,\n"unreadableRecords": ${unreadable},\n"notIncluded": ${json(notIncluded)}\n}\n`;
}
