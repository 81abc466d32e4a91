import { AdminUpdateUserAttributesCommand } from '@aws-sdk/client-cognito-identity-provider';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { configOf } from '#lib/config/config.ts';
import { localSite } from '#lib/config/local-endpoint.ts';
import { mailsTo, ourClient } from '#test/support/stage.ts';
import { aRegisteredBusiness, decideAsStaff, suspend } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { type Person, stageUserPool } from '#test/support/stories/people.ts';

const site = localSite(configOf('test'));

/** Sets the language of a user and lets the API store it, as the web app does when they choose one. */
async function choose(person: Person, locale: string): Promise<void> {
  await stageUserPool().send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: ourClient().poolId,
      Username: person.userId,
      UserAttributes: [{ Name: 'locale', Value: locale }],
    }),
  );
  await call(userRoutes.getMe, { as: person, query: { renew: 'true' } });
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

/** Waits until an address has received mails with exactly these subjects. */
const gets = (email: string, ...subjects: readonly string[]) =>
  eventually(async () => expect(await subjectsTo(email)).toEqual(subjects));

it('tells an owner each decision once, with the reason and the next step, in the language of the account', async () => {
  const { owner, business: pending } = await aRegisteredBusiness();
  await choose(owner, 'en');
  const business = await decideAsStaff(pending.id, 'approve');
  const { name } = business;
  const subjects = [`${name}: registration approved`];
  await gets(owner.email, ...subjects);
  const [approved] = await mailsTo(owner.email);
  expect(approved?.text).toContain(`Publish an offer: ${site}/offer-list`);
  expect(approved?.html).toContain(`<a href="${site}/offer-list" `);

  await choose(owner, 'pt');
  await suspend({ business });
  await gets(owner.email, ...subjects, `${name}: empresa suspensa`);
  expect((await mailsTo(owner.email)).at(-1)?.text).toContain('Motivo: Fatura vencida');
});
