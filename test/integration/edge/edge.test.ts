import { userRoutes } from '#contract/accounts/user-routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { stageUnderTest } from '#test/support/stage.ts';
import { call, sendToStage } from '#test/support/stories/call.ts';
import { aPerson } from '#test/support/stories/people.ts';

/** The answer of the site at a path: its page or, before the app is uploaded, the name of the missing file. */
async function pageAt(path: string) {
  const { status, text } = await sendToStage('GET', path);
  return { status, text: text.replace(/<RequestId>.*<\/RequestId>/, '') };
}

describe('the edge', () => {
  it("forwards the API's 404 as a problem document, and does not keep it", async () => {
    const missing = { params: { id: 'off_01K9A1B2C3D4E5F6G7H8J9KABC' } };
    const { status, code, headers } = await call(offerRoutes.getOffer, missing);
    expect({ status, code }).toEqual({ status: 404, code: 'OFFER_NOT_FOUND' });
    expect(headers['content-type']).toBe('application/problem+json');
    const again = await call(offerRoutes.getOffer, missing);
    expect(again.headers['x-request-id']).not.toBe(headers['x-request-id']);
  });

  it('never returns an answer for another token, even concurrently', async () => {
    const people = await Promise.all([aPerson(), aPerson()]);
    const answers = await Promise.all(
      people.map((person) => call(userRoutes.getMe, { as: person })),
    );
    expect(answers.map(({ body }) => body.userId)).toEqual(people.map(({ userId }) => userId));
    expect((await call(userRoutes.getMe)).status).toBe(401);
  });

  it('answers 404 without a page to a route that does not exist', async () => {
    const { status, headers, text } = await sendToStage('GET', '/api/nothing/here');
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/json/);
    expect(text).not.toContain('<html');
  });

  it("serves the app's page for the root and for every screen", async () => {
    const page = await pageAt('/index.html');
    for (const path of ['/', '/checkin/7K3MQ9XT2D', '/no-such-screen']) {
      expect([path, await pageAt(path)]).toEqual([path, page]);
    }
  });

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
