import type { Template } from 'aws-cdk-lib/assertions';

/** Any JSON value of a template. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The properties of all resources of a type, by logical id. */
export function propertiesOf(template: Template, type: string): Map<string, Record<string, Json>> {
  const found = template.findResources(type);
  return new Map(Object.entries(found).map(([id, resource]) => [id, resource['Properties'] ?? {}]));
}

/** The properties of the only resource of a type. Throws when there are none or several. */
export function onlyOf(template: Template, type: string): Record<string, Json> {
  const [only, ...others] = [...propertiesOf(template, type).values()];
  if (!only || others.length > 0)
    throw new Error(`The template does not have exactly one ${type}.`);
  return only;
}

/** A value as text, with joins resolved and references as names. */
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
