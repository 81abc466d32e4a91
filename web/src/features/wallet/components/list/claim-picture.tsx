import { useState } from 'react';
import type { Claim } from '#contract/claims/claims.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { pictureOf } from '#web/platform/wallet/wallet.ts';
import classes from './claim-row.module.css';

interface ClaimPictureProps {
  readonly claim: Claim;
  /** The picture on the device. */
  readonly picture: Blob | undefined;
}

/** The picture of a voucher's offer; a coloured field without one, or while it cannot be loaded. */
export function ClaimPicture({ claim, picture }: ClaimPictureProps) {
  const kept = useObjectUrl(picture);
  const [failed, setFailed] = useState<string>();
  const url = kept ?? (picture ? undefined : pictureOf({ claim }));
  return (
    <div className={classes['picture']}>
      {url !== undefined && url !== failed && (
        <img src={url} alt="" decoding="async" loading="lazy" onError={() => setFailed(url)} />
      )}
    </div>
  );
}
