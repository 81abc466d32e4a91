import { descriptionRoutes } from '#contract/description/routes.ts';
import { call } from '#test/support/stories/call.ts';

const { getHealth } = descriptionRoutes;

describe('getHealth', () => {
  it('returns the stage without a token', async () => {
    const { status, headers, body } = await call(getHealth);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ok', stage: 'test' });
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=60');
  });

  it('gives every answer a unique request id', async () => {
    const answers = await Promise.all([call(getHealth), call(getHealth)]);
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
  });
});
