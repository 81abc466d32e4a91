import { emptyTestStage } from '#scripts/checks/test-stage.ts';
import {
  endpointAddress,
  ensureEndpoint,
  needRunningEndpoint,
  usableEndpoint,
} from '#scripts/local-endpoint/ensure-endpoint.ts';
import { checkout } from '#scripts/stage/checkout.ts';

jest.mock('#scripts/local-endpoint/endpoint-process.ts', () => ({ startEndpoint: jest.fn() }));
jest.mock('#scripts/site/build-site.ts', () => ({}));
jest.mock('#scripts/site/serve-site.ts', () => ({}));
jest.mock('#scripts/local-endpoint/ports.ts', () => ({ needPort: async () => undefined }));

/** The paths on the stage's port that answer 200, with their answers. */
let answers: Record<string, unknown> = {};

beforeEach(() => {
  delete process.env['AWS_ENDPOINT_URL'];
  jest.spyOn(console, 'log').mockReturnValue();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname } = new URL(String(address));
    if (Object.keys(answers).length === 0) throw new TypeError('fetch failed');
    return Response.json(answers[pathname] ?? {}, { status: pathname in answers ? 200 : 404 });
  });
});
afterAll(() => {
  delete process.env['AWS_ENDPOINT_URL'];
});

const health = { services: { s3: 'available' } };
const miniStack = { '/_ministack/health': health, '/_localstack/health': health };
const startedBy = (folder: string) => ({
  ...miniStack,
  '/_vitrine/checkout': { checkout: folder },
});

const others = '/home/ana/vitrine';
const refusal = `Port 4666 has the AWS endpoint of the checkout in ${others}; stop it, or set AWS_ENDPOINT_URL=http://127.0.0.1:4666 to use it with its data.`;

it.each([
  ['the endpoint of this checkout', startedBy(checkout), { kind: 'built-in', checkout }],
  ['nothing', {}, undefined],
  ['another program', { '/_ministack/health': { status: 'ok' } }, undefined],
])('%s is recognised', async (_, found, expected) => {
  answers = found;
  expect(await usableEndpoint('test')).toEqual(expected);
});

describe('an endpoint of another checkout on the port of a stage', () => {
  beforeEach(() => {
    answers = startedBy(others);
  });

  it.each([
    ['a deploy', () => ensureEndpoint('test')],
    ['a command that needs it running', () => needRunningEndpoint('test')],
    ['npm test', () => emptyTestStage('npm test')],
  ])('stops %s with its port and folder', async (_, command) => {
    await expect(command()).rejects.toThrow(refusal);
  });

  it('is used if AWS_ENDPOINT_URL names it', async () => {
    process.env['AWS_ENDPOINT_URL'] = endpointAddress('test');
    expect(await ensureEndpoint('test')).toBe('http://127.0.0.1:4666');
    expect(await usableEndpoint('test')).toEqual({ kind: 'built-in', checkout: others });
  });
});

describe('an endpoint in a container', () => {
  it('is used only if AWS_ENDPOINT_URL names it', async () => {
    answers = miniStack;
    await expect(ensureEndpoint('local')).rejects.toThrow(
      'Port 4566 has an AWS endpoint that no checkout started; stop it, or set AWS_ENDPOINT_URL=http://127.0.0.1:4566 to use it with its data.',
    );
  });

  it.each([
    ['ministack', miniStack],
    ['localstack', { '/_localstack/health': health }],
  ])('is recognised as %s by its health', async (kind, found) => {
    process.env['AWS_ENDPOINT_URL'] = 'http://localhost:4566';
    answers = found;
    expect(await usableEndpoint('local')).toEqual({ kind });
  });
});
