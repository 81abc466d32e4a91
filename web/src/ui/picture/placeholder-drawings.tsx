import type { ReactNode } from 'react';

/** Draws one object, upward from the origin. */
type Drawing = (color: string, detail: string) => ReactNode;

const line = { fill: 'none', strokeWidth: 5, strokeLinecap: 'round' } as const;

const gift: Drawing = (color, detail) => (
  <>
    <path fill={color} d="M-32-52h64v52h-64z" />
    <path stroke={detail} {...line} d="M0-52V0M-32-34h64" />
    <path
      stroke={color}
      {...line}
      d="M0-54c-10-22-34-16-24-4 5 6 16 5 24 4 8 1 19 2 24-4 10-12-14-18-24 4z"
    />
  </>
);

const parcel: Drawing = (color, detail) => (
  <>
    <path fill={color} d="M-38-44h76v44h-76z" />
    <path fill={color} d="m-38-44 10-14h56l10 14z" />
    <path fill={detail} d="M-9-58h18v26h-18z" />
  </>
);

const bag: Drawing = (color, detail) => (
  <>
    <path stroke={color} {...line} d="M-14-50c0-28 28-28 28 0" />
    <path fill={color} d="M-34-52h68l-6 52h-56z" />
    <path fill={detail} d="M-14-34a14 14 0 0 0 28 0h-6a8 8 0 0 1-16 0z" />
  </>
);

const basket: Drawing = (color, detail) => (
  <>
    <path stroke={color} {...line} d="M-30-42c4-40 56-40 60 0" />
    <path fill={color} d="M-42-42h84l-9 42h-66z" />
    <path stroke={detail} {...line} d="M-30-28h60M-27-14h54" />
  </>
);

const tag: Drawing = (color, detail) => (
  <g transform="rotate(-12 0 -34)">
    <path fill={color} d="M-44-58h56l28 24-28 24h-56a6 6 0 0 1-6-6v-36a6 6 0 0 1 6-6z" />
    <circle fill={detail} cx="16" cy="-34" r="6" />
    <path stroke={detail} {...line} d="m-34-20 28-28" />
    <circle fill={detail} cx="-30" cy="-44" r="5" />
    <circle fill={detail} cx="-10" cy="-24" r="5" />
  </g>
);

const plant: Drawing = (color, detail) => (
  <>
    <path
      fill={color}
      d="M-2-30c-26-2-34-22-32-40 20 0 32 12 34 30 0-22 10-38 30-46 6 26-6 46-26 54z"
    />
    <path fill={color} d="M-24-30h48l-7 30h-34z" />
    <path fill={detail} d="M-28-36h56v10h-56z" />
  </>
);

const balloons: Drawing = (color, detail) => (
  <>
    <path
      stroke={detail}
      {...line}
      strokeWidth={3}
      d="M0 0c-6-20-12-30-18-44M0 0c6-20 12-30 18-36"
    />
    <path fill={color} d="M-22-46c-30-12-22-46 2-46s32 34 2 46z" />
    <path fill={color} d="M18-36c-26-10-18-40 3-40s27 30 1 40z" />
    <path stroke={detail} {...line} strokeWidth={4} d="M-30-72c1-6 5-9 9-10" />
  </>
);

const ticket: Drawing = (color, detail) => (
  <g transform="rotate(8 0 -30)">
    <path fill={color} d="M-46-56h92v16a10 10 0 0 0 0 20v16h-92v-16a10 10 0 0 0 0-20z" />
    <path stroke={detail} {...line} strokeDasharray="1 9" d="M16-50v44" />
    <path stroke={detail} {...line} d="M-30-38h28M-30-22h18" />
  </g>
);

/** Objects that fit any offer. */
export const placeholderDrawings: readonly Drawing[] = [
  gift,
  parcel,
  bag,
  basket,
  tag,
  plant,
  balloons,
  ticket,
];
