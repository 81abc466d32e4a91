/** Fields that share texts. */
const sameTexts: Readonly<Record<string, string>> = {
  Phone: 'phone',
  WhatsApp: 'phone',
  Email: 'email',
  newPassword: 'password',
  temporaryPassword: 'password',
  originalPrice: 'price',
  offerPrice: 'price',
  monthlyPrice: 'price',
  availableLimit: 'limit',
  maxShops: 'agreedLimit',
  maxValidatorsPerShop: 'agreedLimit',
  maxActiveOffers: 'agreedLimit',
  shopRules: 'about',
  moreDetails: 'about',
  offerRules: 'about',
};

/** Returns the name under `fieldErrors.byField` for a path such as `address.city` or `shopsIds.0`. */
export function textFieldOf(path: string): string {
  const [first = '', second = ''] = path.split('.');
  const field = first === 'address' || first === 'contacts' ? second : first;
  return sameTexts[field] ?? field;
}
