import { createECDH, ECDH } from 'node:crypto';
import { allowedEndpoint, isPublicKey } from '#lambdas/messages/push/check-subscription.ts';
import { configOf } from '#lib/config/config.ts';

const services = configOf('prod').pushServices;
const allowed = (endpoint: string) => allowedEndpoint(endpoint, services);

describe('an endpoint', () => {
  it.each([
    ['Chrome', 'https://fcm.googleapis.com/fcm/send/fv3jabydF5c:APA92bEc8gXe'],
    ['Firefox', 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk'],
    ['Safari', 'https://web.push.apple.com/QGuQyavXutnMH'],
    ['Edge', 'https://wns2-par02p.notify.windows.com/w/?token=BQYAAABPS6'],
  ])('of %s is stored as it is', (_, endpoint) => {
    expect(allowed(endpoint)).toBe(endpoint);
  });

  it.each([
    ['capital letters', 'HTTPS://FCM.GoogleAPIs.com/send/A', 'https://fcm.googleapis.com/send/A'],
    ['the default port', 'https://fcm.googleapis.com:443/a', 'https://fcm.googleapis.com/a'],
    ['backslashes', 'https:\\\\fcm.googleapis.com\\@a/b', 'https://fcm.googleapis.com/@a/b'],
    ['dots in its path', 'https://fcm.googleapis.com/a/../b', 'https://fcm.googleapis.com/b'],
  ])('with %s is stored as it will be called', (_, endpoint, stored) => {
    expect(allowed(endpoint)).toBe(stored);
  });

  it.each([
    ['no URL', 'fcm.googleapis.com'],
    ['empty', ''],
    ['of a script', 'javascript:fetch("https://fcm.googleapis.com")'],
    ['plain HTTP', 'http://fcm.googleapis.com/a'],
    ['of another scheme', 'wss://fcm.googleapis.com/a'],
    ['of another port', 'https://fcm.googleapis.com:8443/a'],
    ['of another port below a domain', 'https://web.push.apple.com:8443/a'],
    ['with a user', 'https://user@fcm.googleapis.com/a'],
    ['with a password', 'https://:word@fcm.googleapis.com/a'],
    ['with a fragment', 'https://fcm.googleapis.com/a#b'],
    ['with a trailing dot', 'https://fcm.googleapis.com./a'],
    ['with a trailing dot below a domain', 'https://web.push.apple.com./a'],
    ['a domain itself', 'https://push.apple.com/a'],
    ['a domain that ends alike', 'https://webpush.apple.com.test/a'],
    ['a domain with another before it', 'https://evilpush.apple.com/a'],
    ['a host below a single host', 'https://a.fcm.googleapis.com/a'],
    ['a host as user of another', 'https://fcm.googleapis.com@evil.test/a'],
    ['a host in the path of another', 'https://evil.test/fcm.googleapis.com'],
    ['a host in the query of another', 'https://evil.test?.push.apple.com'],
    ['a look-alike with a Cyrillic letter', 'https://fcm.g\u043eogleapis.com/a'],
    ['a look-alike below a domain', 'https://web.push.\u0430pple.com/a'],
    ['a look-alike of a slash', 'https://evil.test\u2044fcm.googleapis.com/a'],
    ['two levels below a domain', 'https://a.web.push.apple.com/a'],
    ['this machine', 'https://localhost/a'],
    ['loopback', 'https://127.0.0.1/a'],
    ['loopback as a number', 'https://2130706433/a'],
    ['loopback in octal', 'https://0177.0.0.1/a'],
    ['loopback in IPv6', 'https://[::1]/a'],
    ['loopback of IPv4 in IPv6', 'https://[::ffff:127.0.0.1]/a'],
    ['a private address', 'https://10.0.0.1/a'],
    ['a private address of IPv6', 'https://[fd00::1]/a'],
    ['the metadata of a machine on AWS', 'http://169.254.169.254/latest/meta-data/'],
    ['the endpoint of another Lambda', 'http://169.254.100.1:9001/2018-06-01/runtime'],
    ['a host of the test stage', 'http://127.0.0.1:4374/a'],
  ])('that is %s is refused', (_, endpoint) => {
    expect(allowed(endpoint)).toBeUndefined();
  });

  it('of the test stage has the one allowed origin', () => {
    const ofTest = configOf('test').pushServices;
    expect(allowedEndpoint('http://127.0.0.1:4374/a', ofTest)).toBe('http://127.0.0.1:4374/a');
    expect(allowedEndpoint('http://127.0.0.1:4375/a', ofTest)).toBeUndefined();
    expect(allowedEndpoint('https://fcm.googleapis.com/a', ofTest)).toBeUndefined();
  });
});

const point = createECDH('prime256v1').generateKeys();
const text = (bytes: Buffer) => bytes.toString('base64url');
const otherCurve = createECDH('secp256k1').generateKeys();

/** The point with one byte changed, so that it is not on the curve. */
const changed = (position: number, value: number) => {
  const bytes = Buffer.from(point);
  bytes[position] = value;
  return bytes;
};

describe('a public key of a browser', () => {
  it('is an uncompressed point of P-256', () => {
    expect(isPublicKey(text(point))).toBe(true);
  });

  it.each([
    ['is not on the curve', changed(64, (point[64] ?? 0) ^ 1)],
    ['is of another curve', otherCurve],
    ['is compressed', ECDH.convertKey(point, 'prime256v1', undefined, undefined, 'compressed')],
    ['is in the hybrid form', ECDH.convertKey(point, 'prime256v1', undefined, undefined, 'hybrid')],
    ['is all zeros', Buffer.alloc(65)],
    ['is the form and zeros', Buffer.concat([Buffer.from([4]), Buffer.alloc(64)])],
    ['is too short', point.subarray(0, 64)],
  ])('that %s is refused', (_, bytes) => {
    expect(isPublicKey(text(bytes as Buffer))).toBe(false);
  });
});
