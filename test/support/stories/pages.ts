import { JSDOM } from 'jsdom';
import { type Call, sendToStage } from './call.ts';

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
