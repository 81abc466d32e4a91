import type { ReactNode } from 'react';
import classes from './shop-window.module.css';

/** The content of the window: goods, a shelf without goods, a shutter, or no light. */
export type WindowState = 'open' | 'empty' | 'closed' | 'dark';

const stripe = 24;
const stripes = 9;
const left = 52;

/** The scalloped stripes of the awning from the first given one, every second. */
function stripesFrom(first: number): string {
  let path = '';
  for (let index = first; index < stripes; index += 2) {
    path += `M${left + index * stripe} 30h${stripe}v22a12 12 0 0 1-${stripe} 0z`;
  }
  return path;
}

const shelf = <path className={classes['lines']} d="M82 136h156" />;

const contents: Readonly<Record<WindowState, ReactNode>> = {
  open: (
    <>
      <path className={classes['goods']} d="M96 136v-34h30v34zM194 136l6-40h20l6 40z" />
      <path className={classes['tag']} d="m138 104 44-2v34h-44z" />
      {shelf}
    </>
  ),
  empty: (
    <>
      <path
        className={classes['traces']}
        d="M98 134v-30h28v30M146 134v-22h28v22M194 134v-34h28v34"
      />
      {shelf}
    </>
  ),
  closed: (
    <path
      className={classes['shutter']}
      d="M74 78h172M74 92h172M74 106h172M74 120h172M74 134h172M148 146h24"
    />
  ),
  dark: (
    <>
      <path className={classes['traces']} d="M160 62v18M150 92a10 12 0 0 1 20 0z" />
      {shelf}
    </>
  ),
};

interface ShopWindowProps {
  readonly state: WindowState;
  readonly className?: string | undefined;
}

/** The brand's shop window, which says without words how things are: in empty, ended, offline and failed states. */
export function ShopWindow({ state, className }: ShopWindowProps) {
  return (
    <svg
      className={`${classes['root']} ${className ?? ''}`}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      data-state={state}
      aria-hidden="true"
      focusable="false"
    >
      <path className={classes['glass']} d="M70 40h180v118H70z" />
      {contents[state]}
      <path className={classes['frame']} d="M70 44v114h180V44M44 160h232" />
      <path className={classes['awning']} d={stripesFrom(0)} />
      <path className={classes['accent']} d={stripesFrom(1)} />
    </svg>
  );
}
