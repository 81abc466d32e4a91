import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Carried } from '../carried-email.ts';

interface TextLinkProps {
  readonly to: string;
  readonly carry?: Carried;
  readonly children: ReactNode;
}

/** A link between account screens: it replaces, since the app keeps no history. */
export function TextLink({ to, carry, children }: TextLinkProps) {
  return (
    <Anchor component={Link} to={to} replace state={carry} fw={600}>
      {children}
    </Anchor>
  );
}
