import type { ReactNode } from 'react';
import { OpenPage } from '../page/open-page.tsx';
import type { PageProps } from '../page/page-props.ts';
import classes from './legal-page.module.css';

interface LegalPageProps extends PageProps {
  /** The text with its headings, the first one of level 1. */
  readonly children: ReactNode;
}

/** A long text of the marketplace, such as its terms of use. */
export function LegalPage({ children, ...props }: LegalPageProps) {
  return (
    <OpenPage {...props}>
      <article className={classes['root']}>{children}</article>
    </OpenPage>
  );
}
