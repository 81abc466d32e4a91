const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

const plain = <P extends string>(path: P) => ({ path, href: () => path });

/** Every route of the app: the pattern that the router takes, beside the link that leads there. */
export const paths = {
  root: plain('/'),
  login: {
    path: '/login',
    /** `from` is where the user wanted to go. */
    href: (from?: string) => withQuery('/login', { from }),
  },
  signup: plain('/signup'),
  confirmSignup: plain('/confirm-signup'),
  forgot: plain('/forgot'),
  confirmForgot: plain('/confirm-forgot'),
  flyer: {
    path: '/folder/:id',
    href: (id: string) => `/folder/${encodeURIComponent(id)}`,
  },
  business: plain('/business'),
  shopList: plain('/shop-list'),
  shop: {
    path: '/shop',
    /** Without an id: a new shop. */
    href: (id?: string) => withQuery('/shop', { id }),
  },
  offerList: plain('/offer-list'),
  offer: {
    path: '/offer',
    href: (id?: string) => withQuery('/offer', { id }),
  },
  staff: plain('/staff'),
  profile: plain('/profile'),
  changePassword: plain('/change-password'),
  acceptTerms: {
    path: '/accept-terms',
    /** `from` is where the user wanted to go. */
    href: (from?: string) => withQuery('/accept-terms', { from }),
  },
} as const;
