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
