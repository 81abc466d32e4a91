/** Lists texts that a box cuts off or that reach beyond the window. Runs in the page. */
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
    // Sideways scrolling does not cut a text off.
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
    // An outer box may cut the text off, such as the button around a label.
    const boxes = [element, element.parentElement, element.parentElement?.parentElement];
    if (boxes.some((box) => box && isCut(box))) return [`cut: ${short(element.textContent ?? '')}`];
    if (isBeside(element) && !scrollsSideways(element))
      return [`beside the window: ${short(element.textContent ?? '')}`];
    return [];
  });
  return [...new Set(faults)];
}

/** Lists running animations, loading images and fonts, and busy elements. Runs in the page. */
export function unsettledParts(): string[] {
  const nameOf = (target: Element | null) =>
    target ? `${target.tagName.toLowerCase()}.${target.classList.value}` : 'a detached element';
  const moving = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => `moving: ${nameOf((effect as KeyframeEffect | null)?.target ?? null)}`);
  const images = [...document.images]
    .filter(({ complete, loading }) => !complete && loading !== 'lazy')
    .map(({ src }) => `loading: ${src}`);
  const busy = [...document.querySelectorAll('[aria-busy="true"]')].map(
    (target) => `busy: ${nameOf(target)}`,
  );
  const fonts = document.fonts.status === 'loaded' ? [] : ['loading: fonts'];
  return [...moving, ...images, ...busy, ...fonts];
}
