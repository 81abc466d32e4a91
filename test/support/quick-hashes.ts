/**
 * Makes hashes of secrets in a thousandth of the time: hundreds of calls of the tests make one, of 0.2 s each. What a hash
 * protects does not depend on its cost.
 */
jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  const scrypt = (...[text, salt, length, , done]: Parameters<typeof crypto.scrypt>) =>
    crypto.scrypt(text, salt, length, { N: 2, r: 1, p: 1 }, done);
  return { ...crypto, scrypt };
});
