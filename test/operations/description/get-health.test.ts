import { descriptionRoutes } from '#contract/description/routes.ts';
import { call } from '#test/support/operations/call.ts';

it('getHealth names the stage, without a token', async () => {
  const { status, body } = await call(descriptionRoutes.getHealth);
  expect([status, body.status, body.stage]).toEqual([200, 'ok', 'test']);
});
