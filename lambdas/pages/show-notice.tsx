import type { ErrorCode } from '#contract/http/errors.ts';
import type { Language } from '#contract/http/languages.ts';
import type { Place } from '#contract/pages/place-link.ts';
import type { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { PageAnswer } from '#lambdas/platform/http/page-handler.ts';
import { type NoticeKind, NoticePage } from '#web/views/pages/notice-page.tsx';
import { headOfNotice } from './document/heads/head-of-notice.ts';
import { showPage } from './show-page.tsx';

const kindOfCode: Partial<Record<ErrorCode, NoticeKind>> = {
  SHOP_NOT_FOUND: 'shopMissing',
  OFFER_NOT_FOUND: 'offerMissing',
  SHOP_GONE: 'shopGone',
};

const kindOf = ({ code, status }: AppError): NoticeKind =>
  kindOfCode[code] ?? (status < 500 && status !== 429 ? 'invalid' : 'unavailable');

interface Notice<S extends number> {
  readonly kind: NoticeKind;
  readonly status: S;
  readonly code?: ErrorCode;
  readonly language: Language;
  /** Path of the page, for the links to its other languages. */
  readonly path: string;
  /** The place whose offers the page leads to. */
  readonly back?: Place;
}

/** Answers with a page about a missing thing or an error. */
export function showNotice<const S extends number>({ kind, back, ...notice }: Notice<S>) {
  return showPage({
    ...notice,
    head: (input) => headOfNotice(input, kind),
    body: ({ t, language, path }) => <NoticePage {...{ t, kind, language, path, back }} />,
  });
}

/** Answers that there is no such place; the page leads to the offers of the state, if that exists. */
export const showMissingPlace = (
  notice: Pick<Notice<404>, 'language' | 'path'> & { readonly back: Place },
) => showNotice({ ...notice, kind: 'placeMissing', status: 404, code: 'PLACE_NOT_FOUND' });

/** Shows an error as a page. */
export const problemPage = (
  error: AppError,
  language: Language,
  path: string,
): Promise<PageAnswer> =>
  showNotice({ kind: kindOf(error), status: error.status, code: error.code, language, path });
