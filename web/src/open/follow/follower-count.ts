import { elementsWith } from '../elements.ts';

/** Shows the number of followers of the page's shop. */
export function showFollowers(count: number): void {
  for (const element of elementsWith('followers')) {
    const { one = '', other = '' } = element.dataset;
    const number = count.toLocaleString(document.documentElement.lang || undefined);
    element.textContent = count === 1 ? one : other.replace('{count}', number);
    element.hidden = count === 0;
  }
}
