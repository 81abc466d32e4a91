import { transformSync } from 'esbuild';
import { stageNames } from '#lib/config/config.ts';
import { behaviorsOf, codeOf, distributionOf, type Fields } from './support/edge.ts';
import { headersNamedIn, refusedAmong } from './support/refused-headers.ts';
import { type Json, propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

/** Returns the headers in all policies of a kind. A policy lists names, or items with a header. */
function headersOf(stage: string, kind: string, ...path: readonly string[]): string[] {
  const policies = [...propertiesOf(templateOf(stage, 'web'), `AWS::CloudFront::${kind}`).values()];
  return policies.flatMap((policy) => {
    const found = [`${kind}Config`, ...path].reduce<Json | undefined>(
      (fields, name) => (fields as Fields | undefined)?.[name],
      policy,
    );
    return ((found ?? []) as Json[]).map((one) =>
      textOf(typeof one === 'object' ? (one as Fields)['Header'] : one),
    );
  });
}

/** Returns the code of the functions of all behaviours with their event types. */
function functionsOf(stage: string) {
  const page = distributionOf(stage)['DefaultCacheBehavior'] as Fields;
  return [page, ...behaviorsOf(stage)].flatMap((behavior) =>
    ((behavior['FunctionAssociations'] ?? []) as Fields[]).map(({ EventType }) => {
      const event = EventType as 'viewer-request' | 'viewer-response';
      return { event, code: codeOf(stage, behavior, event) };
    }),
  );
}

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

describe.each(stageNames)('the edge of %s', (stage) => {
  test('has functions for runtime 2.0, below its 10 KB, with its syntax and methods only', () => {
    const made = propertiesOf(templateOf(stage, 'web'), 'AWS::CloudFront::Function');
    expect(made.size).toBeGreaterThan(5);
    for (const { FunctionConfig, FunctionCode } of made.values()) {
      const code = textOf(FunctionCode);
      expect(FunctionConfig).toMatchObject({ Runtime: 'cloudfront-js-2.0' });
      expect(Buffer.byteLength(code)).toBeLessThan(10_000);
      expect(printed(code, 'es5')).toBe(printed(code, 'esnext'));
      expect(methods).toEqual(expect.arrayContaining(calledIn(code)));
    }
  });

  test('has no function that sets a header which CloudFront refuses', () => {
    const functions = functionsOf(stage);
    expect(functions.length).toBeGreaterThan(0);
    for (const { event, code } of functions) {
      const named = headersNamedIn(code);
      // Fails if code names headers in a way that headersNamedIn does not recognize.
      expect([code, named.length > 0]).toEqual([code, code.includes('headers')]);
      expect(refusedAmong(named, event)).toEqual([]);
    }
  });

  test('has no policy with a header that CloudFront refuses in it', () => {
    const added = headersOf(stage, 'ResponseHeadersPolicy', 'CustomHeadersConfig', 'Items');
    const key = ['ParametersInCacheKeyAndForwardedToOrigin', 'HeadersConfig', 'Headers'];
    const keyed = headersOf(stage, 'CachePolicy', ...key);
    const forwarded = headersOf(stage, 'OriginRequestPolicy', 'HeadersConfig', 'Headers');
    for (const headers of [added, keyed, forwarded]) expect(headers).not.toHaveLength(0);
    expect(refusedAmong(added, 'responseHeadersPolicy')).toEqual([]);
    expect(refusedAmong(keyed, 'cachePolicy')).toEqual([]);
    expect(refusedAmong(forwarded, 'originRequestPolicy')).toEqual([]);
  });
});
