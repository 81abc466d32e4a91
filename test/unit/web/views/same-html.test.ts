import { renderBodiesBy, translatorOf } from '#test/screens/pages/render-bodies.ts';
import { parseBody } from './support/parse-body.ts';

/** Returns the elements and texts of a page, with sorted attributes. */
function shapeOf(node: Node): unknown {
  if (node.nodeType === node.TEXT_NODE) return node.textContent;
  const { attributes = [], childNodes, nodeName } = node as Element;
  const sorted = [...attributes].map(({ name, value }) => [name, value]).sort();
  return [nodeName.toLowerCase(), Object.fromEntries(sorted), [...childNodes].map(shapeOf)];
}

const parse = (html = '') => shapeOf(parseBody(html));

const preact = renderBodiesBy('preact');
const react = renderBodiesBy('react');

it.each([
  ['open pages', false],
  ['previews', true],
])('%s are the same by Preact and by React', async (_, isPreview) => {
  const frame = { t: await translatorOf('pt'), language: 'pt', isPreview } as const;
  const byReact = react.renderAll(frame);
  const byPreact = preact.renderAll(frame);
  expect(Object.keys(byPreact).length).toBeGreaterThan(15);
  for (const [name, html] of Object.entries(byPreact)) {
    expect([name, parse(html)]).toEqual([name, parse(byReact[name])]);
  }
});

it('the style sheet is the same for both', () => {
  expect(preact.css).toBe(react.css);
  expect(preact.css.length).toBeGreaterThan(10_000);
});
