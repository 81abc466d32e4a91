import { transformSync } from 'esbuild';
import { stageNames } from '#lib/config/config.ts';
import { propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

const codes = (stage: string) =>
  [...propertiesOf(templateOf(stage, 'web'), 'AWS::CloudFront::Function').values()].map(
    (properties) => [properties, textOf(properties['FunctionCode'])] as const,
  );

/** Returns code as esbuild prints it, with newer syntax than the target's replaced. */
const printed = (code: string, target: string) =>
  transformSync(code, { target, charset: 'utf8' }).code;

/**
 * Methods of the runtime that functions call, from CloudFront's developer guide, "JavaScript runtime 2.0 features". The
 * runtime lacks others that Node.js has.
 */
const methods = [
  ...['exec', 'test', 'replace', 'split', 'slice', 'indexOf', 'lastIndexOf', 'toLowerCase'],
  ...['forEach', 'push', 'join', 'keys', 'stringify'],
];

const calledIn = (code: string) => [...code.matchAll(/\.(\w+)\(/g)].map(([, name]) => name);

describe.each(stageNames)('every edge function of %s', (stage) => {
  test('is for runtime 2.0, and below its 10 KB', () => {
    expect(codes(stage).length).toBeGreaterThan(5);
    for (const [{ FunctionConfig }, code] of codes(stage)) {
      expect(FunctionConfig).toMatchObject({ Runtime: 'cloudfront-js-2.0' });
      expect(Buffer.byteLength(code)).toBeLessThan(10_000);
    }
  });

  test('uses only syntax and methods that this runtime has for certain', () => {
    for (const [, code] of codes(stage)) {
      expect(printed(code, 'es5')).toBe(printed(code, 'esnext'));
      expect(methods).toEqual(expect.arrayContaining(calledIn(code)));
    }
  });
});

test.each(['a?.b', 'a ?? b', 'a ||= b', '({ a })'])(
  'the check notices the newer syntax %s',
  (code) => {
    expect(printed(code, 'es5')).not.toBe(printed(code, 'esnext'));
  },
);
