import type { Plugin } from 'vite';
import { filesOf, filesWith, scriptWith } from './built-files.ts';
import { gzippedSize } from './gzipped-size.ts';

/** Gzipped bytes of the script: open pages are read on slow lines, and are complete without it. */
const mostForGuests = 2048;

/** Gzipped bytes of all scripts of a signed-in user. */
const mostForUsers = 8192;

/** Gzipped bytes of the scripts that a tap on "Eu quero!" loads. */
const mostForClaims = 24_576;

const page = '/web/src/open/page.ts';
const follow = '/web/src/open/follow/follow.ts';
const claiming = [
  '/web/src/open/claim/claim.ts',
  '/web/src/open/claim/voucher/show-voucher.tsx',
  '/web/src/platform/wallet/kept-claims.ts',
];
/** Loads Amplify, which has 20 KB; only a token that runs out needs it. */
const renewal = '/web/src/lib/auth/renew-token.ts';

/** Fails the build if a page loads more scripts or bytes than its limit. */
export function limitOpenScripts(): Plugin {
  return {
    name: 'limit-open-scripts',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const bytesOf = (files: Iterable<string>) =>
          Array.from(files, (name) => {
            const file = bundle[name];
            return file?.type === 'chunk' ? gzippedSize(file.code) : 0;
          }).reduce((sum, bytes) => sum + bytes, 0);
        const ofGuests = filesWith(bundle, [page]);
        const ofUsers = filesWith(bundle, [page, follow]);
        const byClaims = [...filesWith(bundle, claiming)].filter((file) => !ofUsers.has(file));
        const withRenewal = filesOf(bundle, [scriptWith(bundle, renewal)]);
        const faults = [
          ofGuests.size > 1 && 'Guests load one script',
          bytesOf(ofGuests) > mostForGuests &&
            `Guests load ${bytesOf(ofGuests)} bytes of scripts, at most ${mostForGuests}`,
          bytesOf(ofUsers) > mostForUsers &&
            `Users load ${bytesOf(ofUsers)} bytes of scripts, at most ${mostForUsers}`,
          claiming.some((module) => ofUsers.has(scriptWith(bundle, module))) &&
            'Claiming is loaded at a tap',
          bytesOf(byClaims) > mostForClaims &&
            `A claim loads ${bytesOf(byClaims)} bytes of scripts, at most ${mostForClaims}`,
          [...withRenewal].every((file) => ofUsers.has(file)) &&
            'The renewal of a token is loaded on demand',
        ].filter(Boolean);
        if (faults.length > 0) this.error(faults.join('; '));
      },
    },
  };
}
