import { newId } from '#lambdas/shared/new-id.ts';
import { aNewcomer, type Person } from './people.ts';
import { writeUser } from './table.ts';

/** A signed-in validator of a shop; of one that does not exist where a test needs none. */
export async function aValidatorOf(
  businessId: string,
  shopId: string = newId('shop', new Date()),
): Promise<Person> {
  const person = await aNewcomer();
  const createdAt = new Date().toISOString();
  await writeUser({ userId: person.userId, status: 'active', businessId, shopId, createdAt });
  return person;
}
