/** Runs in the page: lists texts that are cut by the box around them, or that reach beyond the window. */
export function cutTexts(): string[] {
  const short = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true });
  };
  const isCut = (element: Element) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const cutsX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const cutsY = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
    // What scrolls sideways is not cut.
    return (cutsX && (overflowX !== 'auto' || textOverflow === 'ellipsis')) || cutsY;
  };
  const isBeside = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > document.documentElement.clientWidth + 1;
  };
  const scrollsSideways = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth)
        return true;
    }
    return false;
  };
  const withText = [...document.body.querySelectorAll('*')].filter(
    (element) => hasText(element) && isShown(element),
  );
  const faults = withText.flatMap((element) => {
    // Boxes that cut may be around the element of the text, such as the label of a button.
    const boxes = [element, element.parentElement, element.parentElement?.parentElement];
    if (boxes.some((box) => box && isCut(box))) return [`cut: ${short(element.textContent ?? '')}`];
    if (isBeside(element) && !scrollsSideways(element))
      return [`beside the window: ${short(element.textContent ?? '')}`];
    return [];
  });
  return [...new Set(faults)];
}
