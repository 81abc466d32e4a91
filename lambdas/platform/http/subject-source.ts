import type { Route, RouteTable } from '#contract/http/route.ts';
import type { Actor } from '../identity/actor.ts';
import type { Consistency } from '../paging/consistency.ts';

/** For whom, when and how a subject is read. */
export interface Reading {
  readonly actor: Actor | undefined;
  readonly now: Date;
  readonly consistency: Consistency;
  /** Whether the call is a GET. */
  readonly isGet: boolean;
  /** The live record's id of the business that the call names beside the subject. */
  readonly businessId?: string | undefined;
}

/** How a Lambda reads the subjects of a kind; `Seen` is what viewers get in place of the item. */
export interface SubjectSource<Item, Seen = unknown> {
  find(id: string, reading: Reading): Promise<Item | undefined>;
  /** The user whose the item is, or its business. */
  ownerOf(item: Item): string;
  /** The consumer whose the item is, where that is not who owns its business; undefined for one without a consumer. */
  holderOf?(item: Item): string | undefined;
  /** The id of the live record of its business, whose validators are its members. */
  businessOf?(item: Item): string;
  /** The version that If-Match is compared with. */
  versionOf?(item: Item): number;
  /** The id of the live record, if the item is a revision. */
  liveIdOf?(item: Item): string | undefined;
  /** What a viewer sees of the item; undefined where it is not public and the viewer is no member. */
  see?(item: Item, reading: Reading): Promise<Seen | undefined>;
}

/** The kinds that routes read, of each by itself, since those of a union are different ones. */
type KindOf<R extends Route> = R extends {
  readonly subject: { readonly kind: infer Kind extends string };
}
  ? Kind | (R extends { readonly subject: { readonly ofBusiness: string } } ? 'business' : never)
  : never;

/** The methods that sources of some kinds must have. */
type With<Kind extends string, Method extends keyof SubjectSource<unknown>> = {
  readonly [K in Kind]: Required<Pick<SubjectSource<unknown>, Method>>;
};

type SourcesOf<R extends Route> = With<KindOf<R>, 'find' | 'ownerOf'> &
  With<KindOf<Extract<R, { readonly ifMatch: string }>>, 'versionOf'> &
  With<KindOf<Extract<R, { subject: { relation: 'viewer' } }>>, 'businessOf' | 'see'> &
  With<KindOf<Extract<R, { subject: { relation: `member${string}` } }>>, 'businessOf'>;

/** A source for each kind that the routes of a Lambda read, with what they need of it. Other Lambdas do not bundle it. */
export type SourcesFor<T extends RouteTable> = SourcesOf<T[keyof T]>;

type ItemOf<S> = S extends { find(...args: never[]): Promise<infer Item> }
  ? Exclude<Item, undefined>
  : never;
type SeenOf<S> = S extends { see(...args: never[]): Promise<infer Seen> }
  ? Exclude<Seen, undefined>
  : never;

/** The subject of a request, under the name of its kind; nothing for a route without one. */
export type SubjectPart<R extends Route, Sources> = R extends {
  readonly subject: { readonly kind: infer Kind extends string; readonly relation: infer Relation };
}
  ? {
      readonly [K in Kind]: Relation extends 'viewer'
        ? SeenOf<Sources[K & keyof Sources]>
        : ItemOf<Sources[K & keyof Sources]>;
    }
  : unknown;
