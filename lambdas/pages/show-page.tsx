import type { TFunction } from 'i18next';
import type { ComponentType, ReactElement } from 'react';
import type { ErrorCode } from '#contract/http/errors.ts';
import type { Language } from '#contract/http/languages.ts';
import type { PageAnswer } from '#lambdas/platform/http/page-handler.ts';
import type { HeadInput } from './document/heads/head-input.ts';
import { documentOf } from './document/html-document.tsx';
import type { PageHead } from './document/page-head.ts';
import { ownerTextOf } from './owner-text.tsx';
import { headersOf, styleOf } from './page-frame.ts';
import { renderHtml } from './render-html.ts';
import { files, site } from './settings.ts';
import { textsOf } from './texts.ts';

/** Texts and addresses for the body of a page. */
interface BodyInput extends HeadInput {
  readonly t: TFunction;
  readonly Text: ComponentType<{ readonly text: string }>;
  readonly path: string;
}

interface PageContent<S extends number> {
  readonly status: S;
  /** Why the page is an error. */
  readonly code?: ErrorCode | undefined;
  readonly language: Language;
  /** Path and query of the page, without its language. */
  readonly path: string;
  /** The owners' texts that the page shows. */
  readonly ownerTexts?: readonly (string | undefined)[];
  readonly head: (input: HeadInput) => PageHead;
  readonly body: (input: BodyInput) => ReactElement;
}

/** Renders a page in a language. */
export async function showPage<const S extends number>({
  status,
  code,
  language,
  path,
  ownerTexts = [],
  ...content
}: PageContent<S>): Promise<PageAnswer<S>> {
  const input = { t: textsOf(language), language, site };
  const Text = await ownerTextOf(ownerTexts);
  const body = renderHtml(content.body({ ...input, Text, path }));
  const head = content.head(input);
  const style = styleOf(body);
  return {
    status,
    body: documentOf({ head, body, language, site, style, files }),
    headers: headersOf(status, language, style),
    ...(code !== undefined && { code }),
  };
}
