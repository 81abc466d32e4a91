import { aPendingBusiness, decide, theStaff } from '#test/support/stories/businesses.ts';
import { aCodeApp, codeAt, enableCodeApp } from '#test/support/stories/code-app.ts';
import { anIndication } from '#test/support/stories/indications.ts';
import { aPerson, aStaffMember } from '#test/support/stories/people.ts';
import {
  expectAccessible,
  expectAllAccessible,
  expectNothingSerious,
} from './support/accessible.ts';
import { password } from './support/accounts.ts';
import { fillSignIn } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the approvals screen is accessible @phone', async ({ openAs }) => {
  await aPendingBusiness();
  const page = await openAs(await theStaff(), '/staff');
  await expectAccessible(page, 'Aprovações');
  await page
    .getByRole('button', { name: /^Recusar / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingSerious(page);
});

test("the other screens of staff's desk and their second factor are accessible @phone-only", async ({
  openAs,
}) => {
  const { id } = (await aPendingBusiness()).business;
  await decide(id, 'reject');
  await anIndication(await aPerson(), { phone: '81998765432' });
  const page = await openAs(await theStaff(), '/profile');
  await expectAccessible(page, 'Perfil');
  await expectAllAccessible(page, [
    ['/staff-businesses?status=rejected', 'Empresas'],
    ['/staff-indications', 'Indicações'],
    [`/staff-decisions?businessId=${id}`, 'Decisões'],
    ['/second-factor', 'Verificação em duas etapas'],
  ]);
  const withCode = await aStaffMember();
  await enableCodeApp(withCode, codeAt(await aCodeApp(withCode), new Date()));
  const guest = await openAs(undefined, '/login');
  await fillSignIn(guest, withCode.email, password);
  await expectAccessible(guest, 'Digite o código');
});
