import { type Drawing, lit, shadow } from '../shapes.ts';

const dog: Drawing = () =>
  [
    shadow(204, 256, 130, 22),
    `<defs>${lit('coat', '#f3c98b', '#cf8b45', '#7b4517')}${lit('ear', '#b9733a', '#8a4a1c', '#4c240a')}</defs>`,
    '<path d="M120 256c-6-64 30-92 80-92s86 28 80 92c-20 8-140 8-160 0z" fill="url(#coat)"/><path d="M170 258c-4-40 12-66 30-66s34 26 30 66z" fill="#fff0da"/>',
    '<path d="M128 118c0-54 34-74 72-74s72 20 72 74c0 46-34 66-72 66s-72-20-72-66z" fill="url(#coat)"/><path d="M134 70c-34 4-44 52-24 90 20-4 34-34 36-66zM266 70c34 4 44 52 24 90-20-4-34-34-36-66z" fill="url(#ear)"/>',
    '<ellipse cx="200" cy="144" rx="38" ry="30" fill="#fff0da"/><ellipse cx="200" cy="128" rx="16" ry="11" fill="#2c1608"/><path d="M200 138v14M200 152c-8 10-22 8-26 0M200 152c8 10 22 8 26 0" stroke="#2c1608" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M190 160h20c0 22-20 22-20 0z" fill="#ef7f86"/>',
    '<g fill="#2c1608"><circle cx="170" cy="108" r="9"/><circle cx="230" cy="108" r="9"/></g><g fill="#fff"><circle cx="167" cy="105" r="3"/><circle cx="227" cy="105" r="3"/></g>',
    '<path d="M150 184c30 16 70 16 100 0l3 14c-34 16-72 16-106 0z" fill="#d0384f"/><circle cx="200" cy="206" r="11" fill="#f3c23c"/>',
  ].join('');

const cat: Drawing = () =>
  [
    shadow(204, 256, 130, 22),
    `<defs>${lit('fur', '#d8dde4', '#8d98a8', '#454f60')}</defs>`,
    '<path d="M270 240c50 10 70-40 46-70" stroke="#7b8798" stroke-width="20" fill="none" stroke-linecap="round"/><path d="M126 256c-6-70 30-96 74-96s80 26 74 96c-20 8-128 8-148 0z" fill="url(#fur)"/>',
    '<path d="m132 106-8-64 48 26c18-6 38-6 56 0l48-26-8 64c4 48-30 72-68 72s-72-24-68-72z" fill="url(#fur)"/><path d="m138 78-4-22 20 12zM262 78l4-22-20 12z" fill="#f1b6b4"/>',
    '<g fill="#b9d857"><ellipse cx="170" cy="110" rx="13" ry="14"/><ellipse cx="230" cy="110" rx="13" ry="14"/></g><g fill="#17202c"><ellipse cx="170" cy="110" rx="5" ry="12"/><ellipse cx="230" cy="110" rx="5" ry="12"/></g><path d="M191 132h18l-9 10z" fill="#ef9f9f"/><path d="M200 142v6c-6 10-18 8-22 2M200 148c6 10 18 8 22 2M156 138l-46-8M156 146l-44 6M244 138l46-8M244 146l44 6" stroke="#39424f" stroke-width="2.5" fill="none" stroke-linecap="round"/>',
    '<path d="M200 66v20M184 68l4 18M216 68l-4 18" stroke="#5d6878" stroke-width="6" stroke-linecap="round"/>',
  ].join('');

export const pets = { dog, cat } satisfies Record<string, Drawing>;
