import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { accountRoutes, type DataExport } from '#contract/accounts/routes.ts';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { stageUnderTest } from '#test/support/stage.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import {
  aPerson,
  type Person,
  removeOwnAccount,
  signInError,
  signUpAgainWith,
} from '#test/support/stories/people.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { storage } from '#test/support/stories/uploads.ts';
import { anActiveValidator } from '#test/support/stories/validators.ts';

const { createExport, getExport } = accountRoutes;

/** Returns the keys of stored files with a user's data. */
async function filesOf({ userId }: Pick<Person, 'userId'>): Promise<string[]> {
  const { Contents = [] } = await storage().send(
    new ListObjectsV2Command({
      Bucket: stageUnderTest().outputs.ExportsBucketName,
      Prefix: `${userId}/`,
    }),
  );
  return Contents.map(({ Key = '' }) => Key);
}

/** Starts an export of a person's data, waits until it is ready, and returns it with its link. */
async function aReadyExport(as: Person): Promise<Required<DataExport>> {
  const { id } = (await call(createExport, { as })).body;
  return eventually(async () => {
    const { body } = await call(getExport, { as, params: { id } });
    expect(body.status).toBe('ready');
    return body as Required<DataExport>;
  });
}

/** Sections of a file by name. */
type Content = Readonly<Record<string, unknown>>;

/** Opens the link of an export like a browser. */
async function download(url: string): Promise<{ headers: Headers; content: Content }> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The link answered ${response.status}`);
  return { headers: response.headers, content: (await response.json()) as Content };
}

describe('an export', () => {
  it('is saved by a browser from its link, and its file goes when another replaces it', async () => {
    const person = await aPerson();
    const first = await aReadyExport(person);
    const [oldFile] = await filesOf(person);
    const { headers, content } = await download(first.url);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="vitrine-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(content).toMatchObject({
      account: { email: person.email, sub: person.userId },
      user: { userId: person.userId },
      unreadableRecords: 0,
    });
    const createdAt = new Date(Date.now() - 60_000).toISOString();
    await changeItem(keys.export(person.userId), { createdAt });
    await aReadyExport(person);
    await eventually(async () => {
      const files = await filesOf(person);
      expect(files).toHaveLength(1);
      expect(files).not.toContain(oldFile);
    });
    expect((await fetch(first.url)).status).toBe(404);
  });
});

describe('the removal of an account', () => {
  it('ends the sign-ins of an owner and their validators, and frees the e-mail', async () => {
    const owned = await anOwnedShop();
    const { person: validator } = await anActiveValidator(owned, owned.shop);
    const { owner } = owned;
    expect((await removeOwnAccount(owner, owner.email.toUpperCase())).status).toBe(204);
    const expectOut = async (person: typeof owner) => {
      expect((await call(userRoutes.getMe, { as: person })).code).toBe('UNAUTHENTICATED');
      expect(await signInError(person)).toMatch(/UserNotFoundException|NotAuthorizedException/);
    };
    await expectOut(owner);
    await eventually(() => expectOut(validator));
    expect(await signUpAgainWith(owner.email)).not.toBe(owner.userId);
  });
});
