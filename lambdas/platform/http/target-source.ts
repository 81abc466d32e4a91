import type { Route, RouteTable } from '#contract/http/route.ts';
import type { Actor } from '../identity/actor.ts';
import type { Consistency } from '../paging/page.ts';

export interface Reading {
  readonly actor: Actor | undefined;
  readonly now: Date;
  readonly consistency: Consistency;
  readonly isGet: boolean;
  /** Id of the live record of the business that the call names besides the target. */
  readonly businessId?: string | undefined;
}

/** Loads the targets of a kind; viewers get `View` instead of the item. */
export interface TargetSource<Item, View = unknown> {
  find(id: string, reading: Reading): Promise<Item | undefined>;
  /** The user who owns the item or its business. */
  ownerOf(item: Item): string;
  /** The consumer who holds the item, if not the owner; undefined for an item without a consumer. */
  holderOf?(item: Item): string | undefined;
  /** Id of the live record of its business, whose validators are its members. */
  businessOf?(item: Item): string;
  /** The version that If-Match is compared with. */
  versionOf?(item: Item): number;
  /** Id of the live record, if the item is a revision. */
  liveIdOf?(item: Item): string | undefined;
  /** Returns the item as a viewer sees it; undefined where it is not public and the viewer is no member. */
  view?(item: Item, reading: Reading): Promise<View | undefined>;
}

/** Kinds that routes read; distributes over a union of routes. */
type KindOf<R extends Route> = R extends {
  readonly target: { readonly kind: infer Kind extends string };
}
  ? Kind | (R extends { readonly target: { readonly ofBusiness: string } } ? 'business' : never)
  : never;

/** Methods that sources of some kinds must have. */
type With<Kind extends string, Method extends keyof TargetSource<unknown>> = {
  readonly [K in Kind]: Required<Pick<TargetSource<unknown>, Method>>;
};

type SourcesOf<R extends Route> = With<KindOf<R>, 'find' | 'ownerOf'> &
  With<KindOf<Extract<R, { readonly ifMatch: string }>>, 'versionOf'> &
  With<KindOf<Extract<R, { target: { relationship: 'viewer' } }>>, 'businessOf' | 'view'> &
  With<KindOf<Extract<R, { target: { relationship: `member${string}` } }>>, 'businessOf'>;

/** A source for each kind that a Lambda's routes read, so it bundles no others. */
export type SourcesFor<T extends RouteTable> = SourcesOf<T[keyof T]>;

type ItemOf<S> = S extends { find(...args: never[]): Promise<infer Item> }
  ? Exclude<Item, undefined>
  : never;
type ViewOf<S> = S extends { view(...args: never[]): Promise<infer View> }
  ? Exclude<View, undefined>
  : never;

/** A request's target under the name of its kind; nothing for a route without one. */
export type TargetPart<R extends Route, Sources> = R extends {
  readonly target: {
    readonly kind: infer Kind extends string;
    readonly relationship: infer Relationship;
  };
}
  ? {
      readonly [K in Kind]: Relationship extends 'viewer'
        ? ViewOf<Sources[K & keyof Sources]>
        : ItemOf<Sources[K & keyof Sources]>;
    }
  : unknown;
