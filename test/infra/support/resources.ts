import type { Template } from 'aws-cdk-lib/assertions';

/** Any JSON value of a template. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Returns the properties of all resources of a type, by logical id. */
export function propertiesOf(template: Template, type: string): Map<string, Record<string, Json>> {
  const found = template.findResources(type);
  return new Map(Object.entries(found).map(([id, resource]) => [id, resource['Properties'] ?? {}]));
}

/** Returns the properties of the only resource of a type; throws if there is not exactly one. */
export function onlyOf(template: Template, type: string): Record<string, Json> {
  const [only, ...others] = [...propertiesOf(template, type).values()];
  if (!only || others.length > 0)
    throw new Error(`The template does not have exactly one ${type}.`);
  return only;
}

/** Returns the first resource of a type whose logical id has a prefix, with its id; throws if there is none. */
export function firstOf(
  template: Template,
  type: string,
  start: string,
): readonly [id: string, properties: Record<string, Json>] {
  const found = [...propertiesOf(template, type)].find(([id]) => id.startsWith(start));
  if (!found) throw new Error(`The template has no ${type} named ${start}.`);
  return found;
}

/** Returns a value as text, with joins resolved and references as names. */
export function textOf(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(textOf).join('');
  const join = value['Fn::Join'];
  if (Array.isArray(join)) return textOf(join[1]);
  return Object.values(value)
    .map((part) => `<${textOf(part)}>`)
    .join('');
}
