import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AccountNavigationState } from '../../account-navigation-state.ts';

interface TextLinkProps {
  readonly to: string;
  readonly state?: AccountNavigationState;
  readonly children: ReactNode;
}

/** A link between account screens. Like all links of the app, it replaces the history entry. */
export function TextLink({ to, state, children }: TextLinkProps) {
  return (
    <Anchor component={Link} to={to} replace state={state} fw={550} underline="always">
      {children}
    </Anchor>
  );
}
