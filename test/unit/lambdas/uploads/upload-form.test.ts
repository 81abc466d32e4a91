import { createHmac } from 'node:crypto';
import { maxUploadBytes } from '#contract/media/uploads.ts';
import { formEnd } from '#lambdas/media/uploads/upload.ts';
import { signForm } from '#lambdas/media/uploads/upload-form.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';

const fileKey = 'offer/uncompressed/biz_01K9A1B2C3D4E5F6G7H8J9KABC/upl_01K9D1B2C3D4E5F6G7H8J9KABC';
const sign = () =>
  signForm('images-of-test', fileKey, { contentType: 'image/webp', size: maxUploadBytes });

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** The signature of a policy by AWS Signature Version 4, for the credentials of unit tests. */
function signatureOf(policy: string, date: string): string {
  const scope = [date, process.env['AWS_REGION'] ?? '', 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>(
    (before, part) => hmac(before, part),
    `AWS4${process.env['AWS_SECRET_ACCESS_KEY']}`,
  );
  return hmac(key, policy).toString('hex');
}

/** The form, its signed policy, and the fields that the policy must cover. */
async function aSignedForm() {
  const { url, fields } = await sign();
  const { Policy: policy = '', 'X-Amz-Signature': signature, ...covered } = fields;
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString());
  return { url, policy, signature, covered, expiration, conditions };
}

// The local endpoint checks neither the signature of a form nor its expiry.
describe('the form of an upload', () => {
  beforeEach(() => stopDateAt('2026-11-21T12:00:00.900Z'));

  it('has a policy for one key, one content type and at most the requested size', async () => {
    const { conditions, covered } = await aSignedForm();
    const [range, ...exact] = conditions;
    expect(range).toEqual(['content-length-range', 1, 10 * 1024 * 1024]);
    expect(covered).toEqual({
      key: fileKey,
      bucket: 'images-of-test',
      'Content-Type': 'image/webp',
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': 'test/20261121/sa-east-1/s3/aws4_request',
      'X-Amz-Date': '20261121T120000Z',
    });
    // Every field is compared for equality; S3 refuses a field that the policy does not name.
    expect(Object.assign({}, ...exact)).toEqual(covered);
    expect(exact).toHaveLength(Object.keys(covered).length);
  });

  it('expires ten minutes after it was signed, and never before its stated time', async () => {
    const { expiration } = await aSignedForm();
    expect(expiration).toBe('2026-11-21T12:10:00Z');
    expect(formEnd(new Date())).toEqual(new Date(expiration));
  });

  it('is signed over the whole policy', async () => {
    const { policy, signature } = await aSignedForm();
    expect(signature).toBe(signatureOf(policy, '20261121'));
  });

  // test/infra/upload-cors.test.ts asserts that the page may connect to this host.
  it('goes to the host of the bucket in its region', async () => {
    const { url } = await aSignedForm();
    expect(url).toBe('https://images-of-test.s3.sa-east-1.amazonaws.com/');
  });
});
