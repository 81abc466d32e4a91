import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { generateVAPIDKeys } from 'web-push';

export const stageKeys = generateVAPIDKeys();

/** The mocked Secrets Manager, which has the stage's keys at the start of each test. */
export const secrets = mockClient(SecretsManagerClient);

/** Requests to push services since the start of the test. */
export const pushes: { readonly url: string; readonly request: RequestInit }[] = [];

/** Sets push services' answer to each endpoint, instead of 201. */
export function pushServicesAnswer(answer: (url: string) => Promise<Response> | Response): void {
  globalThis.fetch = jest.fn(async (url, request = {}) => {
    pushes.push({ url: String(url), request });
    return answer(String(url));
  });
}

const { fetch } = globalThis;

beforeEach(() => {
  pushes.length = 0;
  pushServicesAnswer(() => new Response(null, { status: 201 }));
  secrets.reset();
  secrets.on(GetSecretValueCommand).resolves({ SecretString: JSON.stringify(stageKeys) });
});

afterAll(() => {
  globalThis.fetch = fetch;
});
