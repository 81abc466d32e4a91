import type { Route, RouteTable } from '#contract/http/route.ts';
import type { Actor } from '../identity/actor.ts';
import type { Consistency } from '../paging/consistency.ts';

export interface Reading {
  readonly actor: Actor | undefined;
  readonly now: Date;
  readonly consistency: Consistency;
  readonly isGet: boolean;
  /** Id of the live record of the business that the call names besides the target. */
  readonly businessId?: string | undefined;
}

/** Loads the targets of a kind; viewers get `Seen` instead of the item. */
export interface SubjectSource<Item, Seen = unknown> {
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
  see?(item: Item, reading: Reading): Promise<Seen | undefined>;
}

/** Kinds that routes read; distributes over a union of routes. */
type KindOf<R extends Route> = R extends {
  readonly subject: { readonly kind: infer Kind extends string };
}
  ? Kind | (R extends { readonly subject: { readonly ofBusiness: string } } ? 'business' : never)
  : never;

/** Methods that sources of some kinds must have. */
type With<Kind extends string, Method extends keyof SubjectSource<unknown>> = {
  readonly [K in Kind]: Required<Pick<SubjectSource<unknown>, Method>>;
};

type SourcesOf<R extends Route> = With<KindOf<R>, 'find' | 'ownerOf'> &
  With<KindOf<Extract<R, { readonly ifMatch: string }>>, 'versionOf'> &
  With<KindOf<Extract<R, { subject: { relation: 'viewer' } }>>, 'businessOf' | 'see'> &
  With<KindOf<Extract<R, { subject: { relation: `member${string}` } }>>, 'businessOf'>;

/** A source for each kind that a Lambda's routes read, so it bundles no others. */
export type SourcesFor<T extends RouteTable> = SourcesOf<T[keyof T]>;

type ItemOf<S> = S extends { find(...args: never[]): Promise<infer Item> }
  ? Exclude<Item, undefined>
  : never;
type SeenOf<S> = S extends { see(...args: never[]): Promise<infer Seen> }
  ? Exclude<Seen, undefined>
  : never;

/** A request's target under the name of its kind; nothing for a route without one. */
export type SubjectPart<R extends Route, Sources> = R extends {
  readonly subject: { readonly kind: infer Kind extends string; readonly relation: infer Relation };
}
  ? {
      readonly [K in Kind]: Relation extends 'viewer'
        ? SeenOf<Sources[K & keyof Sources]>
        : ItemOf<Sources[K & keyof Sources]>;
    }
  : unknown;
