import * as z from 'zod/mini';
import { type ErrorCode, errorStatus } from '#contract/http/errors.ts';
import { accessOf, errorsOf, type Route, type RouteTable } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';

/** A call without special properties; its errors are common to all calls. */
const plain = {
  method: 'GET',
  path: '/',
  access: 'public',
  target: null,
  summary: '',
  responses: {},
  errors: [],
} as const;

interface Kind {
  readonly name: string;
  readonly includes: (route: Route) => boolean;
  /** Properties that turn the plain call into this kind. */
  readonly mark: Partial<Pick<Route, 'query' | 'body' | 'method'>> & { readonly access?: 'user' };
}

const takesInput = ({ params, query, body }: Route) =>
  [params, query, body].some((part) => part !== undefined);

/** Kinds of calls that share errors. A kind does not repeat the errors of earlier kinds. */
const kinds: readonly Kind[] = [
  { name: 'Every call', includes: () => true, mark: {} },
  {
    name: 'Calls that are not public',
    includes: ({ access }) => access !== 'public',
    mark: { access: 'user' },
  },
  {
    name: 'Calls with parameters or a body',
    includes: takesInput,
    mark: { query: z.object({}) },
  },
  {
    name: 'Calls with a body',
    includes: ({ body }) => body !== undefined,
    mark: { body: z.object({}) },
  },
  {
    name: 'POST, PUT and DELETE',
    includes: ({ method }) => method !== 'GET',
    mark: { method: 'POST' },
  },
];

const errorsOfKind = ({ mark }: Kind) => errorsOf({ ...plain, ...mark });

/** Returns the errors of a call that its kinds do not have. */
function ownErrors(route: Route): readonly ErrorCode[] {
  const shared = kinds.filter(({ includes }) => includes(route)).flatMap(errorsOfKind);
  return errorsOf(route).filter((code) => !shared.includes(code));
}

const written = (codes: readonly ErrorCode[]) =>
  [...codes]
    .sort((one, other) => errorStatus[one] - errorStatus[other])
    .map((code) => `${errorStatus[code]} \`${code}\``)
    .join(', ');

function kindLines(): string[] {
  return kinds.map((kind, index) => {
    const before = kinds.slice(0, index).flatMap(errorsOfKind);
    return `- ${kind.name}: ${written(errorsOfKind(kind).filter((code) => !before.includes(code)))}.`;
  });
}

function tableOf(resource: string, table: RouteTable): string {
  const rows = Object.entries(table).map(([name, route]) =>
    [
      `| \`${route.method} ${route.path}\``,
      `\`${name}\``,
      accessOf(route),
      `${route.summary.replaceAll('|', '\\|')}`,
      `${written(ownErrors(route))} |`,
    ].join(' | '),
  );
  const head = '| Call | Name | Who | What | Errors besides |\n| --- | --- | --- | --- | --- |';
  return `## ${resource}\n\n${head}\n${rows.join('\n')}`;
}

/** Returns the Markdown page with every call of the contract, by resource. */
export function apiCalls(): string {
  const introduction = `# Calls of the API

Generated from the contract by \`npm run docs\`. Paths are below \`/api\`. \`GET /api/openapi.json\` describes the calls
with their schemas and says what each error means; the page \`/api-docs\` shows it.

Who: \`public\` needs no token, \`user\` is every signed-in user, \`owner\` owns the business, \`business\` is its owner
or an active validator of it, \`business-or-staff\` one of these or staff, \`staff\` has a staff record.

Errors that are not repeated for each call:

${kindLines().join('\n')}`;
  const tables = Object.entries(routes).map(([resource, table]) => tableOf(resource, table));
  return `${[introduction, ...tables].join('\n\n')}\n`;
}
