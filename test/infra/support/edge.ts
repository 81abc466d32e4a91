import { type Statement, statementsOf } from './policies.ts';
import { type Json, onlyOf, propertiesOf, textOf } from './resources.ts';
import { templateOf } from './templates.ts';

/** Properties of a resource, or a part of them. */
export type Fields = Record<string, Json>;

interface Behavior extends Fields {
  readonly PathPattern: string;
}

/** Returns the settings of a stage's distribution. */
export function distributionOf(stage: string): Fields {
  return onlyOf(templateOf(stage, 'web'), 'AWS::CloudFront::Distribution')[
    'DistributionConfig'
  ] as Fields;
}

/** Returns the distribution's behaviours, without the one for pages. */
export const behaviorsOf = (stage: string) => distributionOf(stage)['CacheBehaviors'] as Behavior[];

/** Returns the behaviour for a path pattern; throws if there is none. */
export function behaviorOf(stage: string, pattern: string): Behavior {
  const found = behaviorsOf(stage).find((behavior) => behavior.PathPattern === pattern);
  if (!found) throw new Error(`There is no behaviour for ${pattern}.`);
  return found;
}

/** Returns the properties of the resource that a behaviour refers to. */
export function referred(stage: string, reference: Json | undefined): Fields {
  const id = (reference as { Ref: string }).Ref;
  const resource = templateOf(stage, 'web').toJSON()['Resources'][id];
  return resource.Properties;
}

/** Returns the code of the function that a behaviour runs at an event; throws if there is none. */
export function codeOf(
  stage: string,
  behavior: Fields,
  event: 'viewer-request' | 'viewer-response',
): string {
  const associations = (behavior['FunctionAssociations'] ?? []) as Fields[];
  const association = associations.find(({ EventType }) => EventType === event);
  if (!association) throw new Error(`The behaviour has no function at ${event}.`);
  const [id = ''] = (association['FunctionARN'] as { 'Fn::GetAtt': string[] })['Fn::GetAtt'];
  return textOf(referred(stage, { Ref: id })['FunctionCode']);
}

/** Returns the security headers of a behaviour. */
export function headersOf(stage: string, behavior: Fields): Fields {
  const policy = referred(stage, behavior['ResponseHeadersPolicyId'])[
    'ResponseHeadersPolicyConfig'
  ];
  return (policy as Fields)['SecurityHeadersConfig'] as Fields;
}

/** Returns the sources of the page's Content-Security-Policy by directive. */
export function contentPolicyOf(stage: string): Map<string, string> {
  const page = distributionOf(stage)['DefaultCacheBehavior'] as Fields;
  const headers = headersOf(stage, page)['ContentSecurityPolicy'] as Fields;
  const directives = textOf(headers['ContentSecurityPolicy']).split('; ');
  return new Map(
    directives.map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

/** Returns the code of the function that answers /config.json. */
export function settingsOf(stage: string): string {
  const functions = [...propertiesOf(templateOf(stage, 'web'), 'AWS::CloudFront::Function')];
  const [, settings] = functions.find(([id]) => id.includes('Settings')) ?? [];
  return textOf(settings?.['FunctionCode']);
}

/** Returns the other headers that a behaviour adds, by name. */
export function customHeadersOf(stage: string, behavior: Fields): Record<string, string> {
  const policy = referred(stage, behavior['ResponseHeadersPolicyId'])[
    'ResponseHeadersPolicyConfig'
  ];
  const { Items } = ((policy as Fields)['CustomHeadersConfig'] ?? { Items: [] }) as {
    Items: Fields[];
  };
  return Object.fromEntries(Items.map((item) => [textOf(item['Header']), textOf(item['Value'])]));
}

/** Returns the policy statements of the two buckets. */
export function bucketPolicies(stage: string): Record<'site' | 'images', Statement[]> {
  const policies = propertiesOf(templateOf(stage, 'web'), 'AWS::S3::BucketPolicy');
  const statements = (part: string) => {
    const [, policy] = [...policies].find(([id]) => id.includes(part)) ?? [];
    return statementsOf(policy?.['PolicyDocument']);
  };
  return { site: statements('SitePolicy'), images: statements('ImagesPolicy') };
}

/** Matches the output of the data stack for one of its buckets. */
export const importOf = (bucket: 'Images' | 'Receipts', value: 'Ref' | 'Arn') =>
  expect.stringMatching(
    value === 'Ref'
      ? new RegExp(`^<.*ExportsOutputRef${bucket}\\w*>$`)
      : new RegExp(`^<.*ExportsOutputFnGetAtt${bucket}\\w*Arn\\w*>$`),
  );
