/** @jest-environment jsdom */
import { createElement } from 'react';
import { ownerTextOf } from '#lambdas/pages/owner-text.tsx';
import { renderHtml } from '#test/support/render-by-react.ts';

/** Shows a text like a page that lists it among its owners' texts. */
async function shown(text: string, listed: readonly (string | undefined)[] = [text]) {
  const Text = await ownerTextOf(listed);
  return new DOMParser().parseFromString(renderHtml(createElement(Text, { text })), 'text/html')
    .body;
}

const attributesIn = (body: HTMLElement) =>
  [...body.querySelectorAll('body > * *')].flatMap(({ attributes }) =>
    [...attributes].map(({ name, value }) => `${name}=${value}`),
  );

describe("an owner's text with markup", () => {
  it.each([
    ['in any case', '<P CLASS="open-button" ID="x" NAME="y" SLOT="z">a</P>'],
    ['on several lines', '<p\n\tclass="open\nbutton"\n id="x"\f name="y">a</p>'],
    ['with brackets', '<p class="a > b" id="<p id=x>">a</p>'],
    ['with escaped quotes', '<p class="a&quot; id=&quot;b" name="&#34;">a</p>'],
  ])('loses the names of its elements, written %s', async (_, text) => {
    const body = await shown(text);
    expect(body.textContent).toBe('a');
    expect(attributesIn(body)).toEqual([]);
  });

  it('keeps words that look like names, and addresses of links', async () => {
    const body = await shown(
      '<p> class="a" id="b" name="c" slot="d"</p><a href="https://a.test/? id=&quot;x&quot;>b" class="k">c</a>',
    );
    expect(body.textContent).toBe(' class="a" id="b" name="c" slot="d"c');
    expect(attributesIn(body)).toEqual(['rel=ugc nofollow', 'href=https://a.test/? id="x">b']);
  });

  it('changes neither the outline nor the landmarks of the page', async () => {
    const body = await shown('<main><h1>a</h1><NAV>b</NAV><h3>c</h3><address>d</address></main>');
    expect(body.querySelectorAll('main, nav, h1, h2, h3')).toHaveLength(0);
    expect([...body.querySelectorAll('h4')].map(({ textContent }) => textContent)).toEqual([
      'a',
      'c',
    ]);
    expect(body.textContent).toBe('abcd');
  });

  it.each([
    '<p onclick="alert(1)" style="color:red" data-share="" data-member-bar="">a</p>',
    '<b>a</b><img src="data:image/svg+xml,x" srcset="//a.test/x 2x" onerror="alert(1)">',
    '<b>a</b><script>alert(1)</script><svg onload="alert(1)"></svg>',
  ])('of %s has no attribute left', async (text) => {
    const body = await shown(text);
    expect(body.textContent).toBe('a');
    expect(attributesIn(body)).toEqual([]);
    expect(body.querySelector('script,svg')).toBeNull();
  });

  it.each([
    '<IMG SRC="//a.test/x.jpg" />',
    '<img src="https://vitrine.test.evil.test/x.jpg">',
    '<img src="cid:1"><img src="data:image/png;base64,AAAA"><img>',
    '<video src="/images/x.mp4"></video><audio><source src="https://a.test/x.mp3"></audio>',
  ])('has no picture or video that the policy of pages refuses: %s', async (picture) => {
    const body = await shown(`<p>a${picture}b</p>`);
    expect(body.innerHTML).toContain('<p>ab</p>');
  });

  it('keeps its signs where only such a picture was markup', async () => {
    const body = await shown('1 < 2 & 3<img src="https://a.test/x.jpg">');
    expect(body.textContent).toBe('1 < 2 & 3');
  });

  it.each(['/images/x.webp', 'https://vitrine.test/images/x.webp'])(
    'keeps a picture of the site: %s',
    async (src) => {
      expect(attributesIn(await shown(`<p>a<img src="${src}" class="b"></p>`))).toEqual([
        `src=${src}`,
      ]);
    },
  );

  it('is shown as plain text where the sanitizer leaves no markup', async () => {
    const body = await shown('<!-- a -->1 < 2 & <x-y onclick="alert(1)">b</x-y>');
    expect(body.textContent).toBe('1 < 2 & <x-y onclick="alert(1)">b</x-y>');
    expect(body.querySelector('x-y')).toBeNull();
    expect((await shown('<script>alert(1)</script>')).textContent).toBe('');
  });

  it('is shown without markup becoming active on a page that did not list it', async () => {
    const body = await shown('<b>a</b>', ['<i>b</i>', undefined]);
    expect(body.querySelector('b')).toBeNull();
    expect(body.textContent).toBe('<b>a</b>');
  });
});

it("shows an owner's plain text as it was written", async () => {
  const text = 'a < b & "c"\n<x onclick="alert(1)">';
  const body = await shown(text);
  expect(body.textContent).toBe(text);
  expect(attributesIn(body)).toEqual([]);
});
