import { maySee } from '#web/screens/screens-of-role.ts';

describe('who may open a private page', () => {
  it('lets only staff open the approval queue', () => {
    expect(maySee('/staff', 'staff')).toBe(true);
    for (const role of ['owner', 'consumer', 'validator'] as const) {
      expect(maySee('/staff', role)).toBe(false);
    }
  });

  it.each(['/offer-list', '/profile', '/change-password', '/accept-terms'])(
    'lets validators open %s',
    (pathname) => {
      expect(maySee(pathname, 'validator')).toBe(true);
    },
  );

  it.each(['/business', '/shop-list', '/shop', '/validator-list', '/validator', '/offer'])(
    'lets owners and staff, and no validators, open %s',
    (pathname) => {
      expect(maySee(pathname, 'owner')).toBe(true);
      expect(maySee(pathname, 'consumer')).toBe(true);
      expect(maySee(pathname, 'staff')).toBe(true);
      expect(maySee(pathname, 'validator')).toBe(false);
    },
  );

  it('lets everyone open a path without a screen, which says that there is none', () => {
    expect(maySee('/nowhere', 'validator')).toBe(true);
  });
});
