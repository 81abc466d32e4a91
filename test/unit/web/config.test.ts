import { appConfig, loadAppConfig } from '#web/config/app-config.ts';
import { setupFailureOf } from '#web/config/setup-failure.ts';
import { aConfig } from './support/a-config.ts';
import { anAnswer } from './support/an-answer.ts';

describe('setup failures', () => {
  it.each([
    ['AUTH_NOT_CONFIGURED', { userPoolId: '' }],
    ['AUTH_NOT_CONFIGURED', { userPoolClientId: '' }],
    ['REGION_MISSING', { region: '' }],
    ['IDENTITY_POOL_MISSING', { identityPoolId: '' }],
    [undefined, {}],
  ])('of a stage are %s with %j', (failure, lack) => {
    expect(setupFailureOf({ ...aConfig(), ...lack })).toBe(failure);
  });
});

describe('the configuration', () => {
  const answering = (answer: Response) => {
    globalThis.fetch = jest.fn(async () => answer);
  };

  it('is read at start, also without user pools and a key for push messages', async () => {
    const { userPoolId: _, pushPublicKey: __, ...fewer } = aConfig();
    answering(anAnswer(200, fewer));
    await loadAppConfig();
    expect(appConfig()).toEqual(fewer);
  });

  it('is loaded once when open pages need it', async () => {
    answering(anAnswer(200, aConfig()));
    await jest.isolateModulesAsync(async () => {
      const config = await import('#web/config/app-config.ts');
      await config.needAppConfig();
      await config.needAppConfig();
      expect(config.appConfig()).toEqual(aConfig());
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is missing', anAnswer(404, {})],
    ['is no object', anAnswer(200, 'hello')],
    ['lacks a field', anAnswer(200, { ...aConfig(), apiPath: undefined })],
    ['has an optional field of another type', anAnswer(200, { ...aConfig(), region: 1 })],
  ])('fails to load when it %s', async (_case, answer) => {
    answering(answer);
    await expect(loadAppConfig()).rejects.toThrow();
  });
});
