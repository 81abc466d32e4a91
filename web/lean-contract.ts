import type { Plugin, Rolldown } from 'vite';

const contractFile = /\/contract\/(?!zod-config)[a-z/-]+\.ts$/;
const routeTable = /Routes$/;
/** What only the server and OpenAPI read of a route. */
const serverParts = new Set(['summary', 'params', 'query', 'body', 'responses', 'errors']);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Declaration = Extract<Program['body'][number], { type: 'VariableDeclaration' }>;
type Expression = NonNullable<Declaration['declarations'][number]['init']>;

function leaveOutServerParts(table: Expression): readonly Edit[] {
  if (table.type !== 'ObjectExpression') return [];
  const routes = table.properties.map((one) => (one.type === 'Property' ? one.value : undefined));
  return routes.flatMap((route) => {
    if (route?.type !== 'ObjectExpression') return [];
    const { properties } = route;
    return properties.flatMap((one, index) => {
      if (one.type !== 'Property' || one.key.type !== 'Identifier') return [];
      if (!serverParts.has(one.key.name)) return [];
      const end = properties[index + 1]?.start ?? route.end - 1;
      return [{ start: one.start, end, text: '' }];
    });
  });
}

function markPure({ start, end, type }: Expression): readonly Edit[] {
  if (type === 'ArrowFunctionExpression' || type === 'Literal') return [];
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ];
}

function editsOf(statement: Program['body'][number]): readonly Edit[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ id, init }) => {
    if (!init || id.type !== 'Identifier') return [];
    return routeTable.test(id.name) ? leaveOutServerParts(init) : markPure(init);
  });
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  // From the end, so that the positions of the others stay valid.
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/**
 * Makes the contract lean for browsers: routes keep what a call needs, and a schema that a page does not
 * use leaves its files. Nothing in the contract has a side effect, but bundlers cannot tell so of chained
 * calls such as `z.string().check(...)`.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: contractFile },
      handler(code) {
        return { code: applyEdits(code, this.parse(code).body.flatMap(editsOf)), map: null };
      },
    },
  };
}
