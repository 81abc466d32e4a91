/** The screens that landing and menu lead to, in the side menu's order. */
export const screens = [
  'staff',
  'business',
  'shops',
  'validators',
  'offers',
  'reports',
  'payments',
  'profile',
] as const;

export type Screen = (typeof screens)[number];

/** Where each screen is. One without a path is not built yet. */
export const screenPaths: Readonly<Partial<Record<Screen, string>>> = {
  staff: '/staff',
  business: '/business',
  shops: '/shop-list',
  offers: '/offer-list',
  profile: '/profile',
};

/** Is the screen there to go to? */
export const exists = (screen: Screen): boolean => screen in screenPaths;
