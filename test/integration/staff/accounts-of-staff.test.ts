import { setTimeout as pause } from 'node:timers/promises';
import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt';
import { staffRoutes } from '#contract/staff/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { demoAccount } from '#lib/config/billing-account.ts';
import { localEnvironment } from '#scripts/stage/local-environment.ts';
import { productEnvironment } from '#scripts/stage/use-stage.ts';
import { aRequest, invokeHandler as invoke } from '#test/support/builders/a-request.ts';
import { ourClient, stageUnderTest } from '#test/support/stage.ts';
import { aRegisteredBusiness, theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import {
  aCodeApp,
  aNewcomer,
  aStaffMember,
  codeAt,
  enableCodeApp,
  type Person,
  signedIn,
  stageUserPool,
  wrongCode,
} from '#test/support/stories/people.ts';
import { storedItem } from '#test/support/stories/table.ts';

const outerEnvironment = process.env;
const refused = { status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } };
const allowed = { status: 200 };

// The stage under test requires no second factor, so a Lambda that requires it runs in this process.
beforeAll(() => {
  const { endpoint, outputs } = stageUnderTest();
  process.env = {
    ...localEnvironment(process.env, endpoint),
    ...productEnvironment('test', outputs),
    USER_POOL_ID: outputs.UserPoolId,
    BILLING_ACCOUNT: JSON.stringify(demoAccount),
    TRIAL_KEY_SECRET: outputs.TrialKeySecretArn,
    SECOND_FACTOR_OF_STAFF: 'required',
    POWERTOOLS_METRICS_DISABLED: 'true',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  };
});

afterAll(() => {
  process.env = outerEnvironment;
});

/** Calls a staff route like the gateway, which passes every claim of the token as text. */
async function callAsStaff({ token }: Person) {
  const { handler } = await import('#lambdas/entries/api/staff.ts');
  const request = aRequest('GET /staff/businesses');
  const entries = Object.entries(decomposeUnverifiedJwt(token).payload);
  const claims = Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? `[${value}]` : String(value)]),
  );
  Object.assign(request.requestContext, { authorizer: { jwt: { claims, scopes: [] } } });
  return invoke(handler, request);
}

const startOf = async ({ userId }: Person) =>
  (await storedItem(keys.user(userId)))?.['secondFactorSince'] as string | undefined;

const untilSecond = (instant = '') => pause(Math.max(0, Date.parse(instant) - Date.now()) + 5);

const signedInWith = (
  { email }: Person,
  code: (secret: string, now: Date) => string,
  secret = '',
) => signedIn(email, ourClient(), { codeOf: () => code(secret, new Date()) });

/** Staff who have set up a code app and signed in with it. */
async function withSecondFactor(staff: Person) {
  const secret = await aCodeApp(staff);
  await enableCodeApp(staff, codeAt(secret, new Date()));
  await callAsStaff(staff);
  await untilSecond(await startOf(staff));
  return { secret, person: await signedInWith(staff, codeAt, secret) };
}

describe('the second factor of staff', () => {
  it('counts after it was set up, seen by the API, and used to sign in', async () => {
    const staff = await aStaffMember();
    expect(await callAsStaff(staff)).toMatchObject(refused);
    const secret = await aCodeApp(staff);
    await expect(enableCodeApp(staff, wrongCode(secret, new Date()))).rejects.toThrow();
    expect(await callAsStaff(staff)).toMatchObject(refused);
    expect(await startOf(staff)).toBeUndefined();

    await enableCodeApp(staff, codeAt(secret, new Date()));
    expect(await callAsStaff(staff)).toMatchObject(refused);
    const start = await startOf(staff);
    expect(start).toMatch(/:\d\d\.000Z$/);
    await untilSecond(start);
    expect(await callAsStaff(staff)).toMatchObject(refused);

    await expect(signedInWith(staff, wrongCode, secret)).rejects.toThrow(/code/i);
    await expect(signedIn(staff.email)).rejects.toThrow('no tokens');
    const person = await signedInWith(staff, codeAt, secret);
    expect(await callAsStaff(person)).toMatchObject(allowed);
    expect(await callAsStaff(staff)).toMatchObject(refused);
    expect(await startOf(staff)).toBe(start);
  });

  it('is removed by the operator for staff only, with all sessions, however often the command runs', async () => {
    const { resetSecondFactor } = await import('#scripts/identity/users.ts');
    const staff = await aStaffMember();
    const { person } = await withSecondFactor(staff);
    expect(await callAsStaff(person)).toMatchObject(allowed);
    const { poolId } = ourClient();
    for (const _ of ['once', 'twice']) {
      await resetSecondFactor(stageUserPool(), { poolId, email: staff.email });
      const user = { UserPoolId: poolId, Username: staff.email };
      const account = await stageUserPool().send(new AdminGetUserCommand(user));
      expect(account.UserMFASettingList ?? []).toEqual([]);
      expect(await startOf(staff)).toBeUndefined();
      // Refused at once, although the container has just seen the factor.
      expect(await callAsStaff(person)).toMatchObject(refused);
    }
    expect(await callAsStaff(await signedIn(staff.email))).toMatchObject(refused);
    const { email } = await aNewcomer();
    for (const other of [email, 'nobody@vitrine.test']) {
      const reset = resetSecondFactor(stageUserPool(), { poolId, email: other });
      await expect(reset).rejects.toThrow(`${other} is not staff of this stage.`);
    }
  });
});

it('a search by an e-mail finds the business of its account, and says who registered it', async () => {
  const { owner, business } = await aRegisteredBusiness();
  const query = { q: owner.email.toUpperCase() };
  const found = await call(staffRoutes.listBusinessesForStaff, { as: await theStaff(), query });
  const { email } = owner;
  expect(found.body.items).toMatchObject([{ id: business.id, applicant: { email } }]);
});
