import type { Route } from '#contract/http/route.ts';
import {
  type IdPath,
  notFoundCode,
  type Relationship,
  type Target,
  type TargetKind,
} from '#contract/http/target.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { isValidator } from '../identity/shop-member.ts';
import { type Request, requireVersion } from './request.ts';
import type { Reading, TargetSource } from './target-source.ts';

type Viewing = Omit<Reading, 'consistency'>;

/**
 * Reads an item for a viewer. A GET reads eventually, at half the cost, except for members of the item's business,
 * who must see their own changes. Membership shows only after a read, so members' items are read twice.
 */
async function read<Item>(
  source: TargetSource<Item>,
  id: string,
  viewing: Viewing,
): Promise<readonly [item: Item | undefined, reading: Reading]> {
  const strong: Reading = { ...viewing, consistency: 'strong' };
  if (!viewing.isGet) return [await source.find(id, strong), strong];
  const ownId = viewing.actor?.businessId;
  const isTheirs = (item: Item) => ownId !== undefined && source.businessOf?.(item) === ownId;
  const eventual: Reading = { ...viewing, consistency: 'eventual' };
  const seen = await source.find(id, eventual);
  // A missing item may have been created by the viewer's business a moment ago.
  const mayBeTheirs = seen === undefined ? ownId !== undefined : isTheirs(seen);
  const item = mayBeTheirs ? await source.find(id, strong) : seen;
  return [item, item !== undefined && isTheirs(item) ? strong : eventual];
}

/** Returns an item as a viewer sees it. Throws the not-found code of its kind for nothing. */
export async function findForViewer<Item, View>(
  kind: TargetKind,
  source: TargetSource<Item, View>,
  id: string,
  viewing: Viewing,
): Promise<View> {
  const [item, reading] = await read(source, id, viewing);
  const seen = item === undefined ? undefined : await source.view?.(item, reading);
  if (seen === undefined) throw new AppError(notFoundCode(kind));
  return seen;
}

/** A further check of staff besides their role; throws a refusal. */
export type StaffCheck = (actor: Actor, now: Date) => Promise<void> | void;

export interface TargetRules {
  readonly route: Route;
  readonly sources: Readonly<Partial<Record<TargetKind, TargetSource<unknown>>>>;
  readonly staffCheck: StaffCheck | undefined;
}

type CallerRelationship = Readonly<
  Record<'isHolder' | 'isOwner' | 'isMember' | 'isStaff', boolean>
>;
type ClosedRelationship = Exclude<Relationship, 'viewer'>;

const allows: Readonly<Record<ClosedRelationship, (caller: CallerRelationship) => boolean>> = {
  holder: ({ isHolder }) => isHolder,
  'holder-or-member': ({ isHolder, isMember }) => isHolder || isMember,
  owner: ({ isOwner }) => isOwner,
  'owner-or-staff': ({ isOwner, isStaff }) => isOwner || isStaff,
  member: ({ isMember }) => isMember,
  'member-or-staff': ({ isMember, isStaff }) => isMember || isStaff,
  staff: ({ isStaff }) => isStaff,
};

function relationshipOf(
  item: unknown,
  source: TargetSource<unknown>,
  actor: Actor,
): CallerRelationship {
  const isStaff = actor.role === 'staff';
  if (item === undefined) return { isHolder: false, isOwner: false, isMember: false, isStaff };
  const isOwner = source.ownerOf(item) === actor.userId;
  const isHolder = source.holderOf ? source.holderOf(item) === actor.userId : isOwner;
  const worksAt = isValidator(actor) ? actor.businessId : undefined;
  const worksForIt = worksAt !== undefined && source.businessOf?.(item) === worksAt;
  return { isHolder, isOwner, isMember: isOwner || worksForIt, isStaff };
}

function sourceOf({ route, sources }: TargetRules, kind: TargetKind): TargetSource<unknown> {
  const source = sources[kind];
  if (!source) throw new Error(`${route.path} has no source of its ${kind}`);
  return source;
}

type Named = Pick<Target<ClosedRelationship>, 'kind' | 'relationship' | 'mayBeRevision'>;

/**
 * Reads an item to which the caller has the relationship (strong read). A revision's id gives its live record,
 * unless the route accepts revisions. Throws the not-found code of its kind.
 */
async function findRelated(
  rules: TargetRules,
  { kind, relationship, mayBeRevision }: Named,
  id: string,
  reading: Reading & { readonly actor: Actor },
): Promise<unknown> {
  const { actor, now } = reading;
  const source = sourceOf(rules, kind);
  const item = await source.find(id, reading);
  const caller = relationshipOf(item, source, actor);
  // Checked before an answer reveals whether the item exists; owners are not checked for their own items.
  const isAsStaff = relationship.endsWith('-or-staff') && caller.isStaff && !caller.isOwner;
  if (isAsStaff) await rules.staffCheck?.(actor, now);
  if (item === undefined || !allows[relationship](caller)) throw new AppError(notFoundCode(kind));
  const liveId = source.liveIdOf?.(item);
  const isRevisionMeant = mayBeRevision && actor.role !== 'validator';
  if (liveId === undefined || isRevisionMeant) return item;
  return findRelated(rules, { kind, relationship }, liveId, reading);
}

function idAt(request: Request<Route>, idPath: IdPath): string {
  const [part, field = ''] = idPath.split('.') as ['params' | 'query' | 'body', string];
  return (request[part] as Readonly<Record<string, string>>)[field] ?? '';
}

/** Reads the target of a request. For a target of a business, the relationship to the business counts. */
async function findItem(
  rules: TargetRules,
  target: Target<ClosedRelationship>,
  request: Request<Route>,
  reading: Reading & { readonly actor: Actor },
): Promise<unknown> {
  const { kind, from, relationship, ofBusiness } = target;
  const id = idAt(request, from);
  if (ofBusiness === undefined) return findRelated(rules, target, id, reading);
  const outer = idAt(request, ofBusiness);
  const business = await findRelated(rules, { kind: 'business', relationship }, outer, reading);
  const businessId = sourceOf(rules, 'business').businessOf?.(business);
  const item = await sourceOf(rules, kind).find(id, { ...reading, businessId });
  if (item === undefined) throw new AppError(notFoundCode(kind));
  return item;
}

/**
 * Reads the target of a request, under the name of its kind. Throws the kind's not-found code without the
 * relationship, and VERSION_MISMATCH for another version.
 */
export async function loadTarget(
  rules: TargetRules,
  request: Request<Route>,
  ifMatch: string | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  const { route } = rules;
  const { target } = route;
  if (!target) return {};
  const { kind, relationship } = target;
  const source = sourceOf(rules, kind);
  const { actor, now } = request;
  const viewing = { actor, now, isGet: route.method === 'GET' };
  if (relationship === 'viewer') {
    return { [kind]: await findForViewer(kind, source, idAt(request, target.from), viewing) };
  }
  const reading = { ...viewing, consistency: 'strong' } as const;
  const item = await findItem(rules, { ...target, relationship }, request, reading);
  const version = route.ifMatch && source.versionOf?.(item);
  if (version !== undefined) requireVersion(ifMatch, version);
  return { [kind]: item };
}
