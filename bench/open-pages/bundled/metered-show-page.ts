// Replaces `lambdas/pages/show-page.tsx` in the bundle.
import * as original from '#lambdas/pages/show-page.tsx';

let render: (() => Promise<unknown>) | undefined;

/** Renders the last page again, from the data that it was rendered from. */
export async function renderAgain(): Promise<void> {
  if (!render) throw new Error('No page was rendered yet');
  await render();
}

export const showPage: typeof original.showPage = (content) => {
  render = () => original.showPage(content);
  return original.showPage(content);
};
