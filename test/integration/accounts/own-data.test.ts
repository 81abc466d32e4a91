import { userRoutes } from '#contract/accounts/user-routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { aReadyExport, download, filesOf } from '#test/support/stories/exports.ts';
import { removeOwnAccount, signInError, signUpAgainWith } from '#test/support/stories/leaving.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { anActiveValidator } from '#test/support/stories/validators.ts';

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
