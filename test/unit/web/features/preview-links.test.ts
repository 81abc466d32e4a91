import { linkToPreview, previewOfLink } from '#web/features/preview/preview-links.ts';

const site = 'https://vitrine.example';

describe('a link within a preview', () => {
  it.each([
    ['/folder/padaria', '/preview/padaria'],
    ['/loja/padaria', '/preview/padaria?page=shop'],
    ['/oferta/off_1?loja=padaria', '/preview/off_1?loja=padaria&page=offer'],
    [`${site}/folder/off_1?loja=padaria#regras`, '/preview/off_1?loja=padaria'],
    ['/loja/p%C3%A3o', '/preview/p%C3%A3o?page=shop'],
  ])('to %s leads to its preview', (href, path) => {
    expect(previewOfLink(href, site)).toBe(path);
  });

  it.each([
    '/termos',
    '/login',
    '/preview/padaria#offers',
    'https://wa.me/5511999990000',
    'https://elsewhere.example/folder/padaria',
    'mailto:dona@example.com',
    'tel:+5511999990000',
  ])('to %s stays as it is', (href) => {
    expect(previewOfLink(href, site)).toBeUndefined();
  });
});

it('the choice of the flyer needs no parameter', () => {
  expect(linkToPreview('flyer', 'padaria', undefined)).toBe('/preview/padaria');
});
