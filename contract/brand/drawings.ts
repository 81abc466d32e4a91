import { brandColours } from './tokens.ts';
import { wordmark } from './wordmark.ts';

const { darkPlum, awningOrange } = brandColours;

const icon = [
  `<rect width="48" height="48" rx="12" fill="var(--mark-ground, ${darkPlum})"/>`,
  '<path fill="#fff" d="M6 9h9v9a4.5 4.5 0 0 1-9 0zM24 9h9v9a4.5 4.5 0 0 1-9 0z"/>',
  `<path fill="${awningOrange}" d="M15 9h9v9a4.5 4.5 0 0 1-9 0zM33 9h9v9a4.5 4.5 0 0 1-9 0z"/>`,
  '<path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="m15 29 9 9 9-9"/>',
].join('');

const { width, height, path } = wordmark;

/**
 * The brand's drawings as SVG: the icon, an awning above a V, and the name as outlines, so that no font is downloaded.
 * Each page contains them once, and uses them by their ids.
 */
export const brandDrawings = [
  '<svg class="brand-drawings" width="0" height="0" aria-hidden="true">',
  `<symbol id="brand-icon" viewBox="0 0 48 48">${icon}</symbol>`,
  `<symbol id="brand-name" viewBox="0 0 ${width} ${height}"><path fill="currentColor" d="${path}"/></symbol>`,
  '</svg>',
].join('');
