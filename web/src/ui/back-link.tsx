import { Anchor } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './back-link.module.css';

interface BackLinkProps {
  readonly to: string;
  readonly children: string;
}

/** From a form or a page of one thing to the list that it belongs to. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Anchor component={Link} to={to} replace className={classes['root'] ?? ''}>
      <IconChevronLeft size={18} aria-hidden="true" />
      {children}
    </Anchor>
  );
}
