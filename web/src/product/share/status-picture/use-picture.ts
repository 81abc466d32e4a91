import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { absoluteLink } from '../flyer-link.ts';
import { makePicture, type StatusPicture } from './make-picture.ts';
import { pictureContentOf } from './picture-content.ts';

export interface PicturedOffer {
  readonly offer: Offer;
  /** The shop that the link names. */
  readonly shop: Shop | undefined;
  /** Path of the offer's flyer. */
  readonly path: string;
}

interface Drawing {
  /** Undefined while it is drawn, and if it could not be drawn. */
  readonly picture: StatusPicture | undefined;
  readonly hasFailed: boolean;
}

const started: Drawing = { picture: undefined, hasFailed: false };

/**
 * Draws an offer's picture when it is first shown: a share sheet opens only in the moment of a tap, so that the file
 * must exist before. `retry` draws it again.
 */
export function usePicture({ offer, shop, path }: PicturedOffer): Drawing & { retry: () => void } {
  const { t } = useTranslation();
  const [drawing, setDrawing] = useState(started);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once for each attempt, since lists load offers again.
  useEffect(() => {
    let isNeeded = true;
    const show = (drawn: Drawing) => isNeeded && setDrawing(drawn);
    setDrawing(started);
    makePicture(offer, pictureContentOf(t, offer, shop, absoluteLink(path))).then(
      (picture) => show({ picture, hasFailed: false }),
      (error: unknown) => {
        console.error('The picture of the offer could not be drawn', error);
        show({ picture: undefined, hasFailed: true });
      },
    );
    return () => {
      isNeeded = false;
    };
  }, [attempt]);

  return { ...drawing, retry: () => setAttempt((last) => last + 1) };
}
