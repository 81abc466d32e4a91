import { userRoutes } from '#contract/accounts/user-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { stageUnderTest } from '#test/support/stage.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { sendToStage } from '#test/support/stories/send.ts';

/** The answer of the site at a path: its page or, before the app is uploaded, the name of the missing file. */
async function pageAt(path: string) {
  const { status, text } = await sendToStage('GET', path);
  return { status, text: text.replace(/<RequestId>.*<\/RequestId>/, '') };
}

const missing = { params: { id: 'off_01K9A1B2C3D4E5F6G7H8J9KABC' } };

describe('the edge', () => {
  it("forwards the API's 404 as a problem document, not as a page", async () => {
    const { status, code, headers } = await call(offerRoutes.getOffer, missing);
    expect({ status, code }).toEqual({ status: 404, code: 'OFFER_NOT_FOUND' });
    expect(headers['content-type']).toBe('application/problem+json');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('does not cache an error', async () => {
    const [one, other] = [
      await call(offerRoutes.getOffer, missing),
      await call(offerRoutes.getOffer, missing),
    ];
    expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
  });

  it('gives anonymous callers of one URL the same answer', async () => {
    const [one, other] = [
      await call(businessRoutes.listSizeTypes),
      await call(businessRoutes.listSizeTypes),
    ];
    expect(one.status).toBe(200);
    expect(other.body).toEqual(one.body);
  });

  it('never returns an answer for another token, even concurrently', async () => {
    const people = await Promise.all([aPerson(), aPerson()]);
    const answers = await Promise.all(
      people.map((person) => call(userRoutes.getMe, { as: person })),
    );
    expect(answers.map(({ body }) => body.userId)).toEqual(people.map(({ userId }) => userId));
    expect((await call(userRoutes.getMe)).status).toBe(401);
  });

  it('does not confuse two URLs that differ in one parameter', async () => {
    const feed = (limit: string) => call(offerRoutes.getFeed, { query: { limit } });
    const [refused, answered] = [await feed('0'), await feed('1')];
    expect([refused.code, answered.status]).toEqual(['VALIDATION_FAILED', 200]);
  });

  it('answers 404 without a page to a route that does not exist', async () => {
    const { status, headers, text } = await sendToStage('GET', '/api/nothing/here');
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/json/);
    expect(text).not.toContain('<html');
  });

  it.each(['/', '/login', '/report-detail/rpt_1', '/checkin/7K3MQ9XT2D', '/no-such-screen'])(
    "serves the app's page for %s",
    async (path) => {
      expect(await pageAt(path)).toEqual(await pageAt('/index.html'));
    },
  );

  it('serves the app its configuration', async () => {
    const { outputs } = stageUnderTest();
    const { headers, text } = await sendToStage('GET', '/config.json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(text)).toMatchObject({
      stage: 'test',
      userPoolId: outputs.UserPoolId,
      userPoolClientId: outputs.UserPoolClientId,
      apiPath: '/api',
      imagesPath: '/images',
    });
  });
});
