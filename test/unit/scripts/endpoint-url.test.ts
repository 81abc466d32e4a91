import { localEndpoint } from '#scripts/stage/endpoint-url.ts';

describe('the endpoint of a local stage', () => {
  it.each([
    ['http://127.0.0.1:4566', 'http://127.0.0.1:4566'],
    ['http://localhost:4566/', 'http://127.0.0.1:4566'],
    ['http://127.8.8.8:1', 'http://127.8.8.8:1'],
    ['http://[::1]:4566', 'http://[::1]:4566'],
    ['http://localstack:4566', 'http://localstack:4566'],
    ['http://ministack:4566', 'http://ministack:4566'],
    ['https://host.docker.internal:4566', 'https://host.docker.internal:4566'],
  ])('takes %s', (address, endpoint) => {
    expect(localEndpoint(address)).toBe(endpoint);
  });

  it.each([
    'https://dynamodb.sa-east-1.amazonaws.com',
    'http://127.0.0.1.example.com:4566',
    'http://127.0.0.1@example.com:4566',
    'http://localhost.example.com',
    'http://192.168.0.10:4566',
    'http://10.0.0.1:4566',
    'http://0.0.0.0:4566',
    'http://localstack.cloud:4566',
    'file:///127.0.0.1',
    '127.0.0.1:4566',
    'nonsense',
  ])('refuses %s', (address) => {
    expect(() => localEndpoint(address)).toThrow('not on this machine');
  });
});
