import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countsIn, findingsIn, fuzzSettings, readFuzzOptions } from '#scripts/fuzz/run-fuzzer.ts';
import { checkout } from '#scripts/stage/checkout.ts';

const given = process.argv;
const optionsOf = (...words: string[]) => {
  process.argv = ['node', 'run.mjs', ...words];
  return readFuzzOptions();
};
afterAll(() => {
  process.argv = given;
});

describe('the options of the fuzzer', () => {
  it('are three minutes and always the same seed by default', () => {
    expect(optionsOf()).toEqual({ minutes: 3, seed: 9457, excludePath: undefined });
    expect(optionsOf('--minutes', '1', '--seed', '0', '--exclude-path', '^/x')).toEqual({
      minutes: 1,
      seed: 0,
      excludePath: '^/x',
    });
  });

  it.each([
    ['--minutes', '0'],
    ['--minutes', '61'],
    ['--minutes', ''],
    ['--minutes', '1.5'],
    ['--seed', '-1'],
    ['--seed', '4294967296'],
    ['--speed', '3'],
    ['extra'],
  ])('are refused with %s %s', (...words) => {
    expect(() => optionsOf(...words)).toThrow('Usage: npm run fuzz');
  });
});

describe('the settings of the fuzzer', () => {
  const callers = {
    userId: '11111111-1111-4111-8111-111111111111',
    businessId: 'biz_1',
    shopId: 'shp_1',
    offerId: 'off_1',
    code: '7K3MQ9XT2D4',
    uploadId: 'upl_1',
    shopIdentifier: 'padaria',
  };

  it('contain a token only by the name of its environment variable, and none without one', () => {
    const settings = fuzzSettings(callers, { hasToken: true });
    expect(settings).toMatch(
      /\nheaders = \{ Authorization = "Bearer \$\{VITRINE_FUZZ_TOKEN\}" \}\n/,
    );
    expect(fuzzSettings(callers, { hasToken: false })).not.toContain('Authorization');
  });

  it('contain existing ids for the parameters of their kind', () => {
    const lines = fuzzSettings(callers, { hasToken: false }).split('\n');
    expect(lines).toContain('dictionaries.id = { values = ["biz_1","shp_1","off_1","upl_1"] }');
    expect(lines).toContain('consumerId = { dictionary = "consumerId", probability = 0.5 }');
  });
});

describe("the fuzzer's output", () => {
  const output = [
    'Schemathesis v4',
    `${'='.repeat(30)} ERRORS ${'='.repeat(30)}`,
    'Read timed out',
    `${'='.repeat(30)} FAILURES ${'='.repeat(30)}`,
    '- Server error',
    "    curl -X GET -H 'Authorization: [Filtered]' http://127.0.0.1:4666/api/health",
    `${'='.repeat(30)} SUMMARY ${'='.repeat(30)}`,
    'Test cases:',
    '  698 generated, 3 found 1 unique failures, 695 passed',
    `${'='.repeat(20)} 1 failure in 60.20s ${'='.repeat(20)}`,
  ].join('\n');

  it('has findings in its sections of failures and errors', () => {
    const findings = findingsIn(output);
    expect(findings).toMatch(/^Read timed out\n[\s\S]*- Server error\n[\s\S]*api\/health$/);
    expect(findingsIn('===== SUMMARY =====\n  5 generated, 5 passed')).toBe('');
  });

  it('has a finding if there was no time for all operations', () => {
    const summary = '  Selected: 13/51\n  Tested: 1\n  Skipped: 12\n    - Time limit reached\n';
    expect(findingsIn(summary)).toBe('Skipped: 12 operations. Time limit reached');
  });

  it('has the number of requests in its summary', () => {
    expect(countsIn(output)).toBe('698 generated, 3 found 1 unique failures, 695 passed');
    expect(countsIn('Connection refused')).toBeUndefined();
  });
});

it('a package that the fuzzer and the endpoint both need has one version, because they share an environment', () => {
  const pinsIn = (file: string) =>
    readFileSync(path.join(checkout, 'scripts', file), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
  const pins = [...pinsIn('fuzz/requirements.txt'), ...pinsIn('local-endpoint/requirements.txt')];
  for (const pin of pins) expect(pin).toMatch(/^[\w-]+==\d[\w.]*$/);
  const names = [...new Set(pins)].map((pin) => pin.split('==')[0]?.toLowerCase());
  expect(names).toEqual([...new Set(names)]);
});
