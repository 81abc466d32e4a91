import { hash } from '#web/lib/hash.ts';
import { placeholderDrawings as drawings } from './placeholder-drawings.tsx';

interface Palette {
  readonly wall: string;
  readonly light: string;
  readonly stripe: string;
  readonly shelf: string;
  readonly object: string;
  readonly detail: string;
}

const palettes: readonly [Palette, ...Palette[]] = [
  {
    wall: '#ffe9d2',
    light: '#fff6ec',
    stripe: '#842c6c',
    shelf: '#933d05',
    object: '#d9650a',
    detail: '#ffcb98',
  },
  {
    wall: '#f3dfec',
    light: '#fbf1f8',
    stripe: '#b94f04',
    shelf: '#671f54',
    object: '#a03f86',
    detail: '#f3c9e2',
  },
  {
    wall: '#d5f0ea',
    light: '#effaf7',
    stripe: '#0f766e',
    shelf: '#134e4a',
    object: '#0d9488',
    detail: '#b5ebe0',
  },
  {
    wall: '#fde9b8',
    light: '#fff8e2',
    stripe: '#933d05',
    shelf: '#6e2e08',
    object: '#842c6c',
    detail: '#f6c7e4',
  },
  {
    wall: '#e2e6f8',
    light: '#f3f5fd',
    stripe: '#45133a',
    shelf: '#3b3f73',
    object: '#f07a18',
    detail: '#ffe0bd',
  },
];

const width = 320;

/** A striped awning with a scalloped edge. */
function Awning({ stripes, color }: { readonly stripes: number; readonly color: string }) {
  const step = width / stripes;
  const scallop = (index: number) => {
    const x = index * step;
    return `M${x} 0h${step}v24a${step / 2} ${step / 2} 0 0 1-${step} 0z`;
  };
  const all = Array.from({ length: stripes }, (_, index) => index);
  return (
    <>
      <path
        fill="#fff"
        d={all
          .filter((index) => index % 2 === 1)
          .map(scallop)
          .join('')}
      />
      <path
        fill={color}
        d={all
          .filter((index) => index % 2 === 0)
          .map(scallop)
          .join('')}
      />
    </>
  );
}

/** A drawn shop window, shown instead of a photo; the same seed gives the same drawing. */
export function PlaceholderPicture({
  seed,
  className,
}: {
  readonly seed: string;
  readonly className: string;
}) {
  const number = hash(seed);
  const palette = palettes[number % palettes.length] ?? palettes[0];
  const first = Math.floor(number / 7) % drawings.length;
  const offset = 1 + (Math.floor(number / 97) % (drawings.length - 1));
  const left = drawings[first];
  const right = drawings[(first + offset) % drawings.length];
  const stripes = 9 + 2 * (Math.floor(number / 31) % 3);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 180`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path fill={palette.wall} d={`M0 0h${width}v180H0z`} />
      <path fill={palette.light} d="M18 0h284v152H18z" />
      <path fill="#fff" opacity=".6" d="M64 0h62L52 152H18V92zM170 0h26L122 152H96z" />
      <g transform="translate(106 148)">{left?.(palette.object, palette.detail)}</g>
      <g transform="translate(214 148)">{right?.(palette.stripe, palette.detail)}</g>
      <path fill={palette.shelf} d="M0 148h320v9H0z" />
      <path fill={palette.shelf} opacity=".16" d="M0 157h320v23H0z" />
      <Awning stripes={stripes} color={palette.stripe} />
    </svg>
  );
}
