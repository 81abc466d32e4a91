import { offerRoutes } from '#contract/offers.ts';
import { stageUnderTest } from '#test/support/stage.ts';
import { call } from '#test/support/stories/call.ts';
import { send } from '#test/support/stories/send.ts';

/** What the site answers with at a path; until the app is uploaded, which file is not there. */
async function pageAt(path: string) {
  const { status, text } = await send('GET', path);
  return { status, text: text.replace(/<RequestId>.*<\/RequestId>/, '') };
}

const missing = { params: { id: 'off_01K9A1B2C3D4E5F6G7H8J9KABC' } };

describe('the edge', () => {
  it("leaves the API's 404 a problem, and does not make a page of it", async () => {
    const { status, code, headers } = await call(offerRoutes.getOffer, missing);
    expect({ status, code }).toEqual({ status: 404, code: 'OFFER_NOT_FOUND' });
    expect(headers['content-type']).toBe('application/problem+json');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('does not give one caller the answer of another', async () => {
    const [one, other] = [
      await call(offerRoutes.getOffer, missing),
      await call(offerRoutes.getOffer, missing),
    ];
    expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
  });

  it('answers 404 to a call that there is not, without a page', async () => {
    const { status, headers, text } = await send('GET', '/api/nothing/here');
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/json/);
    expect(text).not.toContain('<html');
  });

  it.each(['/login', '/folder/padaria-sao-joao', '/report-detail/rpt_1'])(
    "gives the app's page for %s",
    async (path) => {
      expect(await pageAt(path)).toEqual(await pageAt('/index.html'));
    },
  );

  it('tells the app where it is', async () => {
    const { outputs } = stageUnderTest();
    const { headers, text } = await send('GET', '/config.json');
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
