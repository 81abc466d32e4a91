import { JSDOM } from 'jsdom';
import type { Call } from './call.ts';
import { sendToStage } from './send.ts';

interface OpenedPage {
  readonly status: number;
  readonly headers: Awaited<ReturnType<typeof sendToStage>>['headers'];
  /** The code of an error. */
  readonly code: string | undefined;
  readonly html: string;
  /** The page as a browser without scripts reads it. */
  readonly document: Document;
}

/** Opens a path of the site as a visitor does, through the edge, without following redirects. */
export async function openPage(
  path: string,
  { headers = {}, as }: Pick<Call, 'headers' | 'as'> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<OpenedPage> {
  const received = await sendToStage(method, path, {
    headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
  });
  const { window } = new JSDOM(received.text);
  return {
    status: received.status,
    headers: received.headers,
    code: received.headers['x-error-code'] as string | undefined,
    html: received.text,
    document: window.document,
  };
}

/** The text of the page's heading. */
export const headingOf = ({ document }: OpenedPage): string | undefined =>
  document.querySelector('h1')?.textContent ?? undefined;

/** The titles of the offers on the page, in their order. */
export const offersOn = ({ document }: OpenedPage): (string | undefined)[] =>
  [...document.querySelectorAll('[data-offer]')].map(
    (card) => card.getAttribute('data-offer') ?? undefined,
  );

/** The paths of the page's links. */
export const linksOn = ({ document }: OpenedPage): string[] =>
  [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');

/** The content of a tag of the head, such as `og:title`. */
export const metaOf = ({ document }: OpenedPage, name: string): string | undefined =>
  document
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content') ?? undefined;

/** The ids of the offers whose cards lead to their pages, in their order. */
export const offersLinkedOn = (page: OpenedPage): string[] =>
  linksOn(page)
    .filter((path) => path.startsWith('/oferta/'))
    .map((path) => path.slice('/oferta/'.length).replace(/\?.*/, ''));
