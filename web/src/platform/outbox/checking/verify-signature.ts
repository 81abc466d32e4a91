import { type VerifySignature, verifyByBrowser } from '#contract/claims/check-voucher.ts';

const bytesOf = (base64Url: string) =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** Loads a replacement of 5 KB for browsers without Ed25519, such as Chrome before 137. */
async function byPackage(): Promise<VerifySignature> {
  const { verifyAsync } = await import('@noble/ed25519');
  return (publicKey, signature, signed) =>
    verifyAsync(signature, signed, bytesOf(publicKey), { zip215: false });
}

/** Some public key. A browser with Ed25519 answers false, another one rejects. */
const someKey = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';

async function choose(): Promise<VerifySignature> {
  try {
    await verifyByBrowser(someKey, new Uint8Array(64), new Uint8Array(1));
    return verifyByBrowser;
  } catch {
    return byPackage();
  }
}

let chosen: Promise<VerifySignature> | undefined;

/** Returns the verification that this browser has. Rejects if its replacement cannot be loaded; a later call tries again. */
export function signatureVerifier(): Promise<VerifySignature> {
  const choosing = chosen ?? choose();
  chosen = choosing;
  choosing.catch(() => {
    if (chosen === choosing) chosen = undefined;
  });
  return choosing;
}
