import type { Graph, Thing } from 'schema-dts';
import { visibleText } from '#contract/fields/invisible.ts';

/** Characters that could end the script element or begin markup, and line ends of older JavaScript. */
const risky = /[<>&\u2028\u2029]/g;

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const visible = (_: string, value: unknown) =>
  typeof value === 'string' ? visibleText(value) : value;

/** Returns things as JSON-LD that may stand in a script element, without invisible characters. */
export function jsonLdOf(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph, visible).replace(risky, escaped);
}
