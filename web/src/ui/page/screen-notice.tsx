import type { ReactNode } from 'react';
import { ShopWindow, type WindowState } from '#web/ui/brand/shop-window.tsx';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import classes from './screen-notice.module.css';

interface ScreenNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  /** The state of the drawn shop window. */
  readonly window: WindowState;
  /** Whether there is no layout around it, so that it shows the brand itself. */
  readonly isWholePage: boolean;
}

/** Shown instead of a page: a heading, an explanation, and buttons that lead on. */
export function ScreenNotice({ title, text, window, children, isWholePage }: ScreenNoticeProps) {
  const heading = usePageTitle(title);
  const Part = isWholePage ? 'main' : 'section';
  const notice = (
    <Part className={classes['root']}>
      <ShopWindow state={window} className={classes['window']} />
      <h1 className={classes['title']} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes['text']}>{text}</p>
      <div className={classes['actions']}>{children}</div>
    </Part>
  );
  if (!isWholePage) return notice;
  return (
    <div className={classes['page']}>
      <header className="brand-bar">
        <Wordmark height={32} />
      </header>
      {notice}
    </div>
  );
}
