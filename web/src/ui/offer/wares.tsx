import type { ReactNode } from 'react';

/** A thing on the shelf, drawn upward from the point where it stands. */
type Ware = (color: string, detail: string) => ReactNode;

const line = { fill: 'none', strokeWidth: 5, strokeLinecap: 'round' } as const;

const gift: Ware = (color, detail) => (
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

const loaf: Ware = (color, detail) => (
  <>
    <path fill={color} d="M-44 0c-8-24 2-46 22-46h44c20 0 30 22 22 46z" />
    <path stroke={detail} {...line} d="m-24-34 10 16M-4-36 6-20M16-36l10 16" />
  </>
);

const bag: Ware = (color, detail) => (
  <>
    <path stroke={color} {...line} d="M-14-50c0-28 28-28 28 0" />
    <path fill={color} d="M-34-52h68l-6 52h-56z" />
    <path fill={detail} d="M-14-34a14 14 0 0 0 28 0h-6a8 8 0 0 1-16 0z" />
  </>
);

const cup: Ware = (color, detail) => (
  <>
    <path stroke={color} {...line} d="M26-42h8a12 12 0 0 1 0 24H26" />
    <path fill={color} d="M-30-50h58v28a22 22 0 0 1-22 22h-14a22 22 0 0 1-22-22z" />
    <path stroke={detail} {...line} d="M-12-60c-6-8 6-10 0-18M10-60c-6-8 6-10 0-18" />
  </>
);

const tag: Ware = (color, detail) => (
  <g transform="rotate(-12 0 -34)">
    <path fill={color} d="M-44-58h56l28 24-28 24h-56a6 6 0 0 1-6-6v-36a6 6 0 0 1 6-6z" />
    <circle fill={detail} cx="16" cy="-34" r="6" />
    <path stroke={detail} {...line} d="m-34-20 28-28" />
    <circle fill={detail} cx="-30" cy="-44" r="5" />
    <circle fill={detail} cx="-10" cy="-24" r="5" />
  </g>
);

const plant: Ware = (color, detail) => (
  <>
    <path
      fill={color}
      d="M-2-30c-26-2-34-22-32-40 20 0 32 12 34 30 0-22 10-38 30-46 6 26-6 46-26 54z"
    />
    <path fill={color} d="M-24-30h48l-7 30h-34z" />
    <path fill={detail} d="M-28-36h56v10h-56z" />
  </>
);

const bottle: Ware = (color, detail) => (
  <>
    <path fill={color} d="M-9-84h18v24c12 6 15 14 15 24V0h-48v-36c0-10 3-18 15-24z" />
    <path fill={detail} d="M-24-34h48v20h-48z" />
  </>
);

const shoe: Ware = (color, detail) => (
  <>
    <path fill={color} d="M-46-44c10 6 22 4 28-4 8 16 22 24 44 28 14 2 20 8 20 20h-92z" />
    <path fill={detail} d="M-46-8h92v8h-92z" />
    <path stroke={detail} {...line} strokeWidth={4} d="m-8-34-8 6M4-27l-7 7" />
  </>
);

/** What shop windows hold. */
export const wares: readonly Ware[] = [gift, loaf, bag, cup, tag, plant, bottle, shoe];
