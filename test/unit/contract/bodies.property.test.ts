import fc from 'fast-check';
import { parseInput } from '#contract/http/field-errors.ts';
import { everyRoute } from '#test/support/every-route.ts';
import { holds } from '#test/support/holds.ts';
import { requestOf } from '#test/support/request-of-route.ts';

type Body = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** Typical texts of fields, and characters that a trim, a normalization or a mask may change. */
const pieces = [
  ...['a', 'B', 'é', 'e\u0301', 'ç', '3', '0', '55', '🥐', ' ', '  ', '\u00a0', '\n', '\r\n'],
  ...['-', '--', '.', ',', '@', '@@', '/', '+', '&', '<b>', '\u0338', '\u200b'],
  ...['https://t.me/', 'https://www.instagram.com/', 'padaria', '@vitrine.test', '%', '?x=1'],
  ...['(81) 99876-5432', '11.222.333/0001-81', '12abc34501de35', '529.982.247-25', '51020-000'],
  ...['24HOURS', 'closed', '8-18', '8:30-12, 13-18', '2026-12-01', 'padaria da vila'],
];
const typed = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.integer({ min: 1, max: 3 })), { maxLength: 4 })
  .map((parts) => parts.map(([piece, times]) => piece.repeat(times)).join(''));
/** Position of the typed text within a valid text; undefined to replace the text. */
const place = fc.option(fc.nat(20), { nil: undefined });

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of the texts in a body, and of omitted fields, which may be texts, too. */
function pathsOf(body: Body, names: readonly string[]): Path[] {
  const inside = Object.entries(body).flatMap(([name, value]): Path[] => {
    if (isObject(value)) return pathsOf(value, []).map((path) => [name, ...path]);
    return typeof value === 'string' ? [[name]] : [];
  });
  return [...inside, ...names.filter((name) => !(name in body)).map((name) => [name])];
}

function changed(body: Body, [name = '', ...rest]: Path, change: (text: string) => string): Body {
  const inner = body[name];
  const value =
    rest.length > 0 && isObject(inner) ? changed(inner, rest, change) : change(String(inner ?? ''));
  return { ...body, [name]: value };
}

const bodies = everyRoute.flatMap(([name, { body: schema }]) => {
  const { body } = requestOf[name];
  if (!schema || !isObject(body)) return [];
  const { shape = {} } = schema as { shape?: object };
  return [{ name, schema, body, paths: pathsOf(body, Object.keys(shape)) }];
});

it.each(bodies.filter(({ paths }) => paths.length > 0))(
  'the body of $name, sent again as it was parsed, is parsed to the same values',
  async ({ schema, body, paths }) => {
    expect(parseInput(schema, body).success).toBe(true);
    await holds(
      fc.property(fc.constantFrom(...paths), typed, place, (path, text, at) => {
        const sent = changed(body, path, (before) =>
          at === undefined ? text : before.slice(0, at) + text + before.slice(at),
        );
        const read = parseInput(schema, sent);
        if (read.success) expect(parseInput(schema, read.data)).toEqual(read);
      }),
      { runs: 500 },
    );
  },
);
