import { demoPassword } from '#scripts/seed/demo-accounts.ts';
import { type DemoIds, readDemoIds } from '#test/screens/demo-ids.ts';
import { stageUnderTest } from '#test/support/stage.ts';
import { type Person, signedIn } from '#test/support/stories/people.ts';

const people = new Map<string, Promise<Person>>();

/** The user of a demo account, such as `dona`; each worker signs them in once. */
export function demoPerson(account: string): Promise<Person> {
  const known = people.get(account);
  const person =
    known ?? signedIn(`${account}@vitrine.test`, undefined, { password: demoPassword });
  people.set(account, person);
  return person;
}

let ids: Promise<DemoIds> | undefined;

/** The ids of the demo data; each worker reads them once. */
export function demoIds(): Promise<DemoIds> {
  ids ??= demoPerson('dona').then((owner) =>
    readDemoIds({ ...owner, apiUrl: stageUnderTest().apiUrl }),
  );
  return ids;
}
