import { linkToScreen } from '#web/screens/link-to-screen.ts';

describe('a link to a screen', () => {
  it('is its path if no values are given', () => {
    expect(linkToScreen('login')).toBe('/login');
  });

  it('fills the parameters of the path, encoded', () => {
    expect(linkToScreen('poster', { id: 'pão/quente' })).toBe('/poster/p%C3%A3o%2Fquente');
  });

  it('puts other values into the query, encoded', () => {
    expect(linkToScreen('shop', { id: 'shp_1' })).toBe('/shop?id=shp_1');
    expect(linkToScreen('login', { from: '/shop?id=a b' })).toBe('/login?from=%2Fshop%3Fid%3Da+b');
  });

  it('omits empty values', () => {
    expect(linkToScreen('login', { from: undefined })).toBe('/login');
    expect(linkToScreen('shop', { id: '' })).toBe('/shop');
  });
});
