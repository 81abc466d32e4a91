import { userRoutes } from '#contract/accounts/user-routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { legalDocuments } from '#lib/config/legal-documents.ts';
import { call } from '#test/support/stories/call.ts';
import { aNewcomer } from '#test/support/stories/people.ts';
import { writeItem } from '#test/support/stories/table.ts';

it('a call that the API answers with INTERNAL fails with the error that the Lambda logged', async () => {
  const person = await aNewcomer();
  await writeItem(keys.idempotency(person.userId, 'damaged-answer'), { fingerprint: 7 });
  const request = {
    as: person,
    headers: { 'idempotency-key': 'damaged-answer' },
    body: { version: legalDocuments.termsVersion },
  };
  await expect(call(userRoutes.acceptTerms, request)).rejects.toThrow(
    /^PUT \S+ answered INTERNAL:\n\{"level":"ERROR".*"fingerprint/,
  );
});
