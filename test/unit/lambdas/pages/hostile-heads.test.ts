/** @jest-environment jsdom */
import { visibleText } from '#contract/fields/invisible.ts';
import { hostileHtml } from '#test/support/sample-texts.ts';
import { headOf, pageWith } from './support/heads.ts';
import { aShownOffer, aShownShop } from './support/shown.ts';

const texts = [
  ...hostileHtml,
  '</script><script>attacked = 1</script>',
  '</title></head><body><script>attacked = 1</script>',
  '<!--<script>',
  '--></style><style>',
  ']]>',
  '"><img src=x onerror="attacked = 1">',
  '\' onerror=attacked=1 \' " onerror="attacked = 1',
  '\\"; attacked = 1; //',
  '&lt;script&gt; &amp;quot; &#34;',
  '{{price}} $t(page.head.offer.title) $& $1',
  'Pão\u202egnp.exe\u2066 \u200e\u200f\u200b francês',
  'uma\u2028linha\u2029outra\r\nmais\u0000\u001f',
  'meio \ud83d par',
  '🥖'.repeat(1000),
  'a'.repeat(2000),
] as const;

const shop = aShownShop();

/** Returns a shop and an offer whose texts are all the given one. */
function marketOf(text: string) {
  const business = { ...shop.business, name: text };
  const address = {
    ...shop.address,
    ...{ street: text, number: text, complement: text, neighborhood: text, city: text },
  };
  const contacts = { ...shop.contacts, Phone: text };
  // Half a character has no place in an address.
  const shopIdentifier = text.toWellFormed();
  return {
    shop: aShownShop({ business, address, contacts, shopIdentifier }),
    offer: aShownOffer({ business, title: text }),
  };
}

/** The pages that show texts of owners. */
const pages = [
  ...['offer', 'shop', 'flyer', 'flyer of an offer', 'offer gone'],
  ...['offers of the country', 'offers of a city'],
];

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Elements and the names of their attributes, in order. */
const skeletonOf = (page: Document) =>
  [...page.querySelectorAll('*')].map(({ tagName, attributes }) =>
    [tagName, ...[...attributes].map(({ name }) => name)].join(' '),
  );

const linkedData = (page: Document) =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');

const ordinary = Object.fromEntries(
  pages.map((name) => [name, skeletonOf(parse(pageWith(headOf(name))))]),
);

/** Characters that change the direction of text, or are not seen. */
const unseen = /[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\p{Cc}\u2028\u2029]/u;

describe.each(pages)('the head of the page "%s"', (name) => {
  it.each(texts)('has a hostile text only as text: %s', (text) => {
    const head = headOf(name, 'pt', marketOf(text));
    const html = pageWith(head);
    const page = parse(html);
    expect(skeletonOf(page)).toEqual(ordinary[name]);
    expect(html.match(unseen)).toBeNull();
    expect(html.isWellFormed()).toBe(true);
    expect(page.title).toBe(`${head.title} · Vitrine`);
    expect(head.title.length).toBeLessThan(220);
    expect(head.description.length).toBeLessThanOrEqual(161);
  });
});

it.each(texts)('structured data has an ordinary JSON text for the name: %s', (text) => {
  const graph = linkedData(parse(pageWith(headOf('offer', 'pt', marketOf(text)))))['@graph'];
  const name = visibleText(text);
  expect([graph[0].name, graph[0].seller.name, graph[0].seller.telephone]).toEqual([
    name,
    name,
    name,
  ]);
});
