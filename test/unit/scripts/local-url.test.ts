import { requireLocalUrl } from '#scripts/local-endpoint/find-endpoint.ts';

describe('the URL of a local endpoint', () => {
  it.each([
    ['http://127.0.0.1:4566', 'http://127.0.0.1:4566'],
    ['http://localhost:4566/', 'http://127.0.0.1:4566'],
    ['http://127.8.8.8:1', 'http://127.8.8.8:1'],
    ['http://[::1]:4566', 'http://[::1]:4566'],
    ['http://localstack:4566', 'http://localstack:4566'],
    ['http://ministack:4566', 'http://ministack:4566'],
    ['https://host.docker.internal:4566', 'https://host.docker.internal:4566'],
  ])('may be %s', (address, endpoint) => {
    expect(requireLocalUrl(address)).toBe(endpoint);
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
  ])('may not be %s', (address) => {
    expect(() => requireLocalUrl(address)).toThrow('not on this machine');
  });
});
