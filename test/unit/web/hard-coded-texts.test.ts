import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

type Node = Readonly<Record<string, unknown>> & { readonly type?: string };

/** Properties of elements that people see or hear. */
const spoken =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|placeholder|label|description|alt|hint|nothingFoundMessage|cancelLabel|error)$/;

/** Names that are the same in every language. */
const names = new Set(['WhatsApp', 'Telegram', 'Instagram', 'Vitrine', 'CEP']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Literal texts of at least two letters in a row in an expression, without arguments of calls. */
function textsIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'StringLiteral':
    case 'JSXText':
      return [String(value['value'])];
    case 'TemplateElement':
      return [String(value['raw'])];
    case 'TemplateLiteral':
      return (value['quasis'] as Node[]).flatMap(textsIn);
    case 'ConditionalExpression':
      return [value['consequent'], value['alternate']].flatMap(textsIn);
    case 'BinaryExpression':
      return /^(?:&&|\|\||\?\?|\+)$/.test(String(value['operator']))
        ? [value['left'], value['right']].flatMap(textsIn)
        : [];
    case 'ParenthesisExpression':
    case 'JSXExpressionContainer':
      return textsIn(value['expression']);
    default:
      return [];
  }
}

/** The literal texts that a source file shows. */
function shownTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(shownTexts);
  if (!isNode(node)) return [];
  const inner = Object.values(node).flatMap(shownTexts);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return [...(node['children'] as Node[]).flatMap(textsIn), ...inner];
  }
  if (node.type === 'JSXAttribute') {
    const name = (node['name'] as Node)['value'];
    return spoken.test(String(name)) ? [...textsIn(node['value']), ...inner] : inner;
  }
  if (node.type === 'CallExpression') {
    const callee = (node['callee'] as Node)['value'];
    const [first] = node['arguments'] as { readonly expression: Node }[];
    if (/^show(?:Toast|Message)$/.test(String(callee)))
      return [...textsIn(first?.expression), ...inner];
  }
  return inner;
}

const isText = (text: string) => /\p{L}{2,}/u.test(text) && !names.has(text.trim());

function hardCodedIn(source: string, tsx = true): string[] {
  const parsed = parseSync(source, { syntax: 'typescript', tsx, target: 'es2024' });
  return shownTexts(parsed.body).filter(isText);
}

describe('a displayed text', () => {
  it('is never hard-coded', () => {
    const files = globSync('web/src/**/*.{ts,tsx}')
      .filter((file) => !file.includes('startup-failure'))
      .map((file) => ({ file, tsx: file.endsWith('.tsx'), source: readFileSync(file, 'utf8') }))
      // Files without elements show texts only by calls.
      .filter(({ tsx, source }) => tsx || /\bshow(?:Toast|Message)\(/.test(source));
    const found = files.flatMap(({ file, tsx, source }) =>
      hardCodedIn(source, tsx).map((text) => `${file}: ${text.trim()}`),
    );
    expect(files.filter(({ tsx }) => tsx).length).toBeGreaterThan(100);
    expect(files.filter(({ tsx }) => !tsx).length).toBeGreaterThan(2);
    expect(found).toEqual([]);
  });

  it.each([
    ['const a = <p>Olá</p>;', ['Olá']],
    ['const a = <p>{isOpen ? "Aberto" : t("closed")}</p>;', ['Aberto']],
    ['const a = <p title={`Foto 1`} />;', ['Foto 1']],
    ['const a = <input aria-label="Nome" placeholder="00:00" className="field" />;', ['Nome']],
    ['showToast("Salvo.");', ['Salvo.']],
    ['const a = <p label={t("name")}>{name} · WhatsApp</p>;', [' · WhatsApp']],
    ['const a = <p className="text">{t("name")}: R$ 2</p>;', []],
  ])('is found in %s', (source, texts) => {
    expect(hardCodedIn(source)).toEqual(texts);
  });
});
