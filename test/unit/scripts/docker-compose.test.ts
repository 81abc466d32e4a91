import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type EndpointKind, endpointKinds } from '#lib/config/config.ts';
import { localEndpoint, localKeysUrl, tokenIssuer } from '#lib/config/local-endpoint.ts';
import { platformOf } from '#lib/config/platform.ts';
import { readSettings } from '#lib/config/settings.ts';
import { lambdaEnvironment } from '#lib/constructs/lambdas/lambda-environment.ts';
import { healthPaths } from '#scripts/local-endpoint/find-endpoint.ts';
import { checkout } from '#scripts/stage/checkout.ts';

const textOf = (file: string) => readFileSync(path.join(checkout, file), 'utf8');

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        profiles: z._default(z.array(z.string()), []),
        image: z.string(),
        ports: z.array(z.string()),
        environment: z.record(z.string(), z.string()),
        volumes: z._default(z.array(z.string()), []),
        healthcheck: z.object({ test: z.array(z.string()) }),
      }),
    ),
  })
  .parse(parse(textOf('docker-compose.yml')));

const serviceOf = (kind: EndpointKind) => {
  const service = compose.services[kind];
  if (!service) throw new Error(`docker-compose.yml has no ${kind}`);
  return service;
};

/** The stage `local` on an endpoint that `AWS_ENDPOINT_URL` names. */
const stageOn = (endpoint: EndpointKind) =>
  readSettings({ stage: 'local', endpoint }, { AWS_ENDPOINT_URL: 'http://127.0.0.1:4566' }).config;

const pool = 'us-east-1_Pool';
const tokens = { userPoolId: pool, issuer: '', clientId: '' };
/** The endpoint that a stage gives to its Lambdas. */
const toldEndpoint = (kind: EndpointKind) =>
  lambdaEnvironment({ config: stageOn(kind), version: '1', tableName: 't', tokens })[
    'AWS_ENDPOINT_URL'
  ];
const containers = ['ministack', 'localstack'] as const;

it('has a service for each kind of endpoint except the built-in one', () => {
  expect(Object.keys(compose.services)).toEqual([...containers]);
  expect(endpointKinds).toEqual(['built-in', ...containers]);
});

it('starts LocalStack unless MiniStack is requested, because both need the same port', () => {
  const withoutProfile = containers.filter((kind) => serviceOf(kind).profiles.length === 0);
  expect(withoutProfile).toEqual(['localstack']);
});

it('has the version of the built-in endpoint for the same product', () => {
  const requirements = textOf('scripts/local-endpoint/requirements.txt');
  const [, builtIn] = /^ministack==(\S+)$/m.exec(requirements) ?? [];
  expect(serviceOf('ministack').image).toBe(`ministackorg/ministack:${builtIn}`);
});

describe.each(containers)('the container of %s', (kind) => {
  const { image, ports, healthcheck } = serviceOf(kind);

  it('has a fixed version', () => {
    expect(image).toMatch(/:\d+\.\d+\.\d+$/);
  });

  it('listens only on this machine, at the port of the stage outside and inside', () => {
    const { port } = new URL(localEndpoint(stageOn(kind)) ?? '');
    expect(ports).toEqual([`127.0.0.1:${port}:${port}`]);
  });

  it('is healthy by the same path that the scripts use', () => {
    expect(healthcheck.test.join(' ')).toContain(`http://localhost:4566${healthPaths[kind]}`);
  });
});

describe('on MiniStack', () => {
  const { environment, volumes } = serviceOf('ministack');

  it('tokens have the issuer of AWS', () => {
    expect(tokenIssuer(stageOn('ministack'), pool)).toBe(
      `https://cognito-idp.us-east-1.amazonaws.com/${pool}`,
    );
  });

  it('Lambdas run in its container, where they find the keys and need the libraries of Alpine Linux', () => {
    expect(environment).toMatchObject({ LAMBDA_EXECUTOR: 'local', GATEWAY_PORT: '4566' });
    expect(volumes).not.toContainEqual(expect.stringContaining('docker.sock'));
    expect(localKeysUrl(stageOn('ministack'), pool)).toBe(
      `http://127.0.0.1:4566/${pool}/.well-known/jwks.json`,
    );
    expect(toldEndpoint('ministack')).toBeUndefined();
    expect(platformOf(stageOn('ministack').location)).toEqual({
      os: 'linux',
      cpu: process.arch,
      libc: 'musl',
    });
  });
});

describe('on LocalStack', () => {
  const { environment, volumes } = serviceOf('localstack');
  const issuer = `http://${environment['LOCALSTACK_HOST']}/${pool}`;

  it('tokens have the issuer that LocalStack writes, and the keys are below it', () => {
    expect(tokenIssuer(stageOn('localstack'), pool)).toBe(issuer);
    expect(localKeysUrl(stageOn('localstack'), pool)).toBe(`${issuer}/.well-known/jwks.json`);
  });

  it('Lambdas use an address that browsers resolve, too, because they write it into upload forms', () => {
    expect(toldEndpoint('localstack')).toBe(`http://${environment['LOCALSTACK_HOST']}`);
  });

  it('Lambdas run in containers of AWS on the processor of this machine', () => {
    expect(environment['LAMBDA_IGNORE_ARCHITECTURE']).toBe('1');
    expect(volumes).toContain('/var/run/docker.sock:/var/run/docker.sock');
    expect(platformOf(stageOn('localstack').location)).toEqual({
      os: 'linux',
      cpu: process.arch,
      libc: 'glibc',
    });
  });
});

it('a stage on AWS has the issuer of its Region, and machine code for ARM', () => {
  const { config } = readSettings({ stage: 'prod' }, {});
  expect(tokenIssuer(config, pool)).toBe(`https://cognito-idp.sa-east-1.amazonaws.com/${pool}`);
  expect(localKeysUrl(config, pool)).toBeUndefined();
  expect(platformOf(config.location)).toEqual({ os: 'linux', cpu: 'arm64', libc: 'glibc' });
});

it('the built-in endpoint runs Lambdas on this machine', () => {
  expect(platformOf(readSettings({ stage: 'test' }, {}).config.location)).toBeUndefined();
});
