import { linear, scatter } from './shapes.ts';

/** The colours of a front: its wall, its awning, its door. */
const fronts: readonly (readonly [wall: string, awning: string, door: string])[] = [
  ['#f2c9a1', '#b9401f', '#7a2d14'],
  ['#bfe0d6', '#0f766e', '#134e4a'],
  ['#f6dfa4', '#842c6c', '#45133a'],
  ['#cdd7f0', '#3b5a9a', '#22335c'],
  ['#f3cfd6', '#a03f86', '#671f54'],
  ['#dbe7c3', '#4d7c2a', '#2c4a17'],
];

/** The front of a shop by day with its name on the sign, as an SVG of 1280 by 720 pixels. */
export function shopFrontOf(name: string, seed: number): string {
  const [wall = '', awning = '', door = ''] = fronts[seed % fronts.length] ?? [];
  const stripe = (index: number) =>
    `<path d="M${60 + index * 20} 96h20l${(index - 6.5) * 0.6} 30a10 10 0 0 1-20 0z" fill="${index % 2 ? '#fff8ec' : awning}"/>`;
  const size = Math.min(24, 340 / name.length);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 400 225"><defs>',
    linear('sky', [
      [0, '#7fc4ee'],
      [1, '#e4f4fb'],
    ]),
    linear('pane', [
      [0, '#fff6d8'],
      [0.6, '#f3c97a'],
      [1, '#b9803a'],
    ]),
    linear('street', [
      [0, '#c9bfae'],
      [1, '#8f8474'],
    ]),
    linear('shade', [
      [0, '#000', 0.3],
      [1, '#000', 0],
    ]),
    '</defs><rect width="400" height="225" fill="url(#sky)"/>',
    `<rect x="0" y="60" width="52" height="140" fill="#d9b48c"/><rect x="350" y="44" width="50" height="156" fill="#c7a9b4"/><rect x="40" y="18" width="320" height="184" fill="${wall}"/>`,
    '<rect x="34" y="12" width="332" height="12" rx="3" fill="#fff8ec"/>',
    `<rect x="60" y="46" width="280" height="44" rx="6" fill="${door}"/><text x="200" y="${68 + size / 3}" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="#fff6e0">${name}</text>`,
    '<rect x="66" y="104" width="160" height="82" fill="url(#pane)" stroke="#fff8ec" stroke-width="5"/><path d="m96 104-30 60M150 104l-60 82M210 104l-44 82" stroke="#fff" stroke-width="7" opacity=".3"/>',
    scatter(
      `<rect x="-12" y="-22" width="24" height="22" rx="4" fill="${awning}"/><circle cy="-28" r="8" fill="${door}"/>`,
      [
        [96, 182],
        [132, 182, 0, 1.3],
        [170, 182],
        [202, 182, 0, 1.15],
      ],
    ),
    `<rect x="250" y="108" width="66" height="94" rx="3" fill="${door}"/><rect x="258" y="116" width="50" height="54" fill="url(#pane)"/><circle cx="308" cy="160" r="3.5" fill="#ffe9a8"/>`,
    '<rect x="56" y="120" width="288" height="16" fill="url(#shade)"/>',
    ...Array.from({ length: 14 }, (_, index) => stripe(index)),
    '<path d="M0 200h400v25H0z" fill="url(#street)"/><path d="M0 200h400v4H0z" fill="#e9e0d0"/>',
    scatter(
      '<path d="M-16 0h32l-5-24h-22z" fill="#a9532c"/><g fill="#3f8a45"><circle cy="-36" r="17"/><circle cx="-12" cy="-28" r="11"/><circle cx="12" cy="-28" r="11"/></g><g fill="#ff8fa3"><circle cx="-6" cy="-40" r="4"/><circle cx="8" cy="-34" r="4"/></g>',
      [
        [50, 204],
        [238, 204, 0, 0.9],
        [334, 204],
      ],
    ),
    '</svg>',
  ].join('');
}
