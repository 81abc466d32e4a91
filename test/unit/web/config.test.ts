import { appConfig, loadAppConfig } from '#web/config/app-config.ts';
import { paths } from '#web/config/paths.ts';
import { setupFailureOf } from '#web/config/setup-failure.ts';
import { aConfig } from './support/a-config.ts';
import { anAnswer } from './support/an-answer.ts';

describe('set-up failures', () => {
  it.each([
    ['AUTH_NOT_CONFIGURED', { userPoolId: '' }],
    ['AUTH_NOT_CONFIGURED', { userPoolClientId: '' }],
    ['REGION_MISSING', { region: '' }],
    ['IDENTITY_POOL_MISSING', { identityPoolId: '' }],
    [undefined, {}],
  ])('%s is told of %j', (failure, lack) => {
    expect(setupFailureOf({ ...aConfig(), ...lack })).toBe(failure);
  });
});

describe('the configuration', () => {
  const answering = (answer: Response) => {
    globalThis.fetch = jest.fn(async () => answer);
  };

  it('is read at start, and pools may lack', async () => {
    const { userPoolId: _, ...withoutPool } = aConfig();
    answering(anAnswer(200, withoutPool));
    await loadAppConfig();
    expect(appConfig()).toEqual(withoutPool);
  });

  it.each([
    ['is missing', anAnswer(404, {})],
    ['is of something else', anAnswer(200, { hello: 'world' })],
  ])('stops the start when it %s', async (_case, answer) => {
    answering(answer);
    await expect(loadAppConfig()).rejects.toThrow();
  });
});

describe('links', () => {
  it('carry what their page needs, encoded', () => {
    expect(paths.login.href('/shop?id=a b')).toBe('/login?from=%2Fshop%3Fid%3Da+b');
    expect(paths.login.href()).toBe('/login');
    expect(paths.flyer.href('pão/quente')).toBe('/folder/p%C3%A3o%2Fquente');
    expect(paths.shop.href('shp_1')).toBe('/shop?id=shp_1');
  });
});
