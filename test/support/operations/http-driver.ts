import { randomBytes } from 'node:crypto';
import { type Key, keyOf } from '#lambdas/platform/table/keys.ts';
import { staffId } from '../builders/people.ts';
import { call } from '../stories/call.ts';
import { eventually } from '../stories/eventually.ts';
import { aNewcomer, aStaffMember, type Person } from '../stories/people.ts';
import { itemsWith, removeItem, storedItem, writeItems } from '../stories/table.ts';
import type { Driver, StoredItem } from './store.ts';

/**
 * Part of the ids of builders, within the ten letters that invoice numbers repeat. Each test gets another one, so that it
 * sees no items of others.
 */
const partOfBuilders = 'G7H8J9';
/** User ids of builders consist of one digit, except for the last. */
const userIds = /\b(\d)\1{7}-\1{4}-4\1{3}-8\1{3}-\1{11}\d\b/g;

const accounts = new Map<string, Promise<Person>>();
let partOfTest = partOfBuilders;
const subs = new Map<string, string>();

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newPart = () =>
  [...randomBytes(partOfBuilders.length)].map((byte) => digits[byte % digits.length]).join('');

/** Returns the account that stands for a user id of a builder. It is created at its first use. */
async function accountOf(userId: string): Promise<Person> {
  const account = accounts.get(userId) ?? (userId === staffId ? aStaffMember() : aNewcomer());
  accounts.set(userId, account);
  subs.set(userId, (await account).userId);
  return account;
}

/** Changes all texts in a value, including names of attributes. */
function withTexts<T>(value: T, change: (text: string) => string): T {
  const changed = (each: unknown): unknown => {
    if (typeof each === 'string') return change(each);
    if (Array.isArray(each)) return each.map(changed);
    if (each instanceof Set) return new Set([...each].map(changed));
    if (each?.constructor !== Object) return each;
    return Object.fromEntries(
      Object.entries(each).map(([name, of]) => [change(name), changed(of)]),
    );
  };
  return changed(value) as T;
}

/** Replaces the ids of builders in a value by the ids of this test on the stage. */
async function onStage<T>(value: T): Promise<T> {
  const texts: string[] = [];
  withTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  for (const [id] of texts.join(' ').matchAll(userIds)) await accountOf(id);
  return withTexts(value, (text) =>
    text.replaceAll(partOfBuilders, partOfTest).replaceAll(userIds, (id) => subs.get(id) ?? id),
  );
}

/** Replaces the ids of this test on the stage by the ids of builders. */
const fromStage = <T>(value: T): T =>
  withTexts(value, (text) => {
    let own = text.replaceAll(partOfTest, partOfBuilders);
    for (const [id, sub] of subs) own = own.replaceAll(sub, id);
    return own;
  });

/** Calls the deployed stage through its edge, and reads and writes its table. */
export const httpDriver: Driver = {
  async send(route, { as, ...parts }) {
    const person = as && (await accountOf(as.userId));
    const { status, headers, text } = await call(route, { ...(await onStage(parts)), as: person });
    return fromStage({ status, headers: { ...headers }, text });
  },
  async tableHolds(items) {
    partOfTest = newPart();
    await httpDriver.putItems(items);
  },
  async putItems(items) {
    const byKey = new Map(items.map((item) => [`${item.PK} ${item.SK}`, item]));
    await writeItems((await onStage([...byKey.values()])) as Key[]);
  },
  deleteItem: async (key) => removeItem(await onStage(keyOf({ ...key }))),
  itemAt: async (key) => fromStage(await storedItem(await onStage(keyOf({ ...key })))),
  async allItems() {
    const items: readonly StoredItem[] = fromStage(await itemsWith(partOfTest));
    return [...items].sort((a, b) => (`${a['PK']} ${a['SK']}` < `${b['PK']} ${b['SK']}` ? -1 : 1));
  },
  eventually,
};
