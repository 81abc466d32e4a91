import { linkTo } from '#web/screens/link-to.ts';

describe('a link to a screen', () => {
  it('is its path where no values are given', () => {
    expect(linkTo('login')).toBe('/login');
  });

  it('fills the parameters of the path, encoded', () => {
    expect(linkTo('flyer', { id: 'pão/quente' })).toBe('/folder/p%C3%A3o%2Fquente');
  });

  it('puts other values into the query, encoded', () => {
    expect(linkTo('shop', { id: 'shp_1' })).toBe('/shop?id=shp_1');
    expect(linkTo('login', { from: '/shop?id=a b' })).toBe('/login?from=%2Fshop%3Fid%3Da+b');
  });

  it('leaves out values that are empty', () => {
    expect(linkTo('login', { from: undefined })).toBe('/login');
    expect(linkTo('shop', { id: '' })).toBe('/shop');
  });
});
