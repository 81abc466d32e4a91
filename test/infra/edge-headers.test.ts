import { stageNames } from '#lib/config/config.ts';
import { headersNamedIn, refusedAmong } from './support/refused-headers.ts';
import { type Json, propertiesOf, textOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

type Fields = Record<string, Json>;

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

/** Returns the code of the edge functions with their event types. */
function functionsOf(
  stage: string,
): { event: 'viewer-request' | 'viewer-response'; code: string }[] {
  const template = templateOf(stage, 'web');
  const codes = propertiesOf(template, 'AWS::CloudFront::Function');
  const [distribution] = propertiesOf(template, 'AWS::CloudFront::Distribution').values();
  const config = distribution?.['DistributionConfig'] as Fields;
  const behaviors = [config['DefaultCacheBehavior'], ...(config['CacheBehaviors'] as Json[])];
  return behaviors.flatMap((behavior) =>
    (((behavior as Fields)['FunctionAssociations'] ?? []) as Fields[]).map((association) => {
      const [id = ''] = (association['FunctionARN'] as { 'Fn::GetAtt': string[] })['Fn::GetAtt'];
      return {
        event: association['EventType'] as 'viewer-request' | 'viewer-response',
        code: textOf(codes.get(id)?.['FunctionCode']),
      };
    }),
  );
}

describe.each(stageNames)('the edge of %s', (stage) => {
  test('no function sets a header that CloudFront refuses', () => {
    const functions = functionsOf(stage);
    expect(functions.length).toBeGreaterThan(0);
    for (const { event, code } of functions) {
      const named = headersNamedIn(code);
      // Fails if code names headers in a way that headersNamedIn does not recognize.
      expect([code, named.length > 0]).toEqual([code, code.includes('headers')]);
      expect(refusedAmong(named, event)).toEqual([]);
    }
  });

  test('no policy has a header that CloudFront refuses in it', () => {
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

test.each([
  [`request.headers['x-edge-call'] = { value: event.context.requestId };`, 'viewer-request'],
  [`request.headers.host = { value: 'a' };`, 'viewer-request'],
  [`return { headers: { 'X-Cache': { value: 'Hit' } } };`, 'viewer-request'],
  [`response.headers["via"] = { value: '1.1' };`, 'viewer-response'],
] as const)('the check finds the refused header in %s', (code, event) => {
  expect(refusedAmong(headersNamedIn(code), event)).toHaveLength(1);
});
