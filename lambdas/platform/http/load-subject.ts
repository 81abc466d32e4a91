import type { Route } from '#contract/http/route.ts';
import {
  type IdPlace,
  notFoundCode,
  type Relation,
  type Subject,
  type SubjectKind,
} from '#contract/http/subject.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { findForViewer } from './find-for-viewer.ts';
import { type Request, requireVersion } from './request.ts';
import type { Reading, SubjectSource } from './subject-source.ts';

/** A further check of staff besides their role; throws a refusal. */
export type StaffCheck = (actor: Actor, now: Date) => Promise<void> | void;

export interface SubjectRules {
  readonly route: Route;
  readonly sources: Readonly<Partial<Record<SubjectKind, SubjectSource<unknown>>>>;
  readonly staffCheck: StaffCheck | undefined;
}

type Standing = Readonly<Record<'isHolder' | 'isOwner' | 'isMember' | 'isStaff', boolean>>;
type ClosedRelation = Exclude<Relation, 'viewer'>;

const admits: Readonly<Record<ClosedRelation, (caller: Standing) => boolean>> = {
  holder: ({ isHolder }) => isHolder,
  'holder-or-member': ({ isHolder, isMember }) => isHolder || isMember,
  owner: ({ isOwner }) => isOwner,
  'owner-or-staff': ({ isOwner, isStaff }) => isOwner || isStaff,
  member: ({ isMember }) => isMember,
  'member-or-staff': ({ isMember, isStaff }) => isMember || isStaff,
  staff: ({ isStaff }) => isStaff,
};

function standingOf(item: unknown, source: SubjectSource<unknown>, actor: Actor): Standing {
  const isStaff = actor.role === 'staff';
  if (item === undefined) return { isHolder: false, isOwner: false, isMember: false, isStaff };
  const isOwner = source.ownerOf(item) === actor.userId;
  const isHolder = source.holderOf ? source.holderOf(item) === actor.userId : isOwner;
  const worksAt = actor.shopId === undefined ? undefined : actor.businessId;
  const isValidator = worksAt !== undefined && source.businessOf?.(item) === worksAt;
  return { isHolder, isOwner, isMember: isOwner || isValidator, isStaff };
}

function sourceOf({ route, sources }: SubjectRules, kind: SubjectKind): SubjectSource<unknown> {
  const source = sources[kind];
  if (!source) throw new Error(`${route.path} has no source of its ${kind}`);
  return source;
}

type Named = Pick<Subject<ClosedRelation>, 'kind' | 'relation' | 'mayBeRevision'>;

/**
 * Reads an item to which the caller has the relationship (strong read). A revision's id gives its live record,
 * unless the route accepts revisions. Throws the not-found code of its kind.
 */
async function findRelated(
  rules: SubjectRules,
  { kind, relation, mayBeRevision }: Named,
  id: string,
  reading: Reading & { readonly actor: Actor },
): Promise<unknown> {
  const { actor, now } = reading;
  const source = sourceOf(rules, kind);
  const item = await source.find(id, reading);
  const caller = standingOf(item, source, actor);
  // Checked before an answer reveals whether the item exists; owners are not checked for their own items.
  const isAsStaff = relation.endsWith('-or-staff') && caller.isStaff && !caller.isOwner;
  if (isAsStaff) await rules.staffCheck?.(actor, now);
  if (item === undefined || !admits[relation](caller)) throw new AppError(notFoundCode(kind));
  const liveId = source.liveIdOf?.(item);
  const isRevisionMeant = mayBeRevision && actor.role !== 'validator';
  if (liveId === undefined || isRevisionMeant) return item;
  return findRelated(rules, { kind, relation }, liveId, reading);
}

function idAt(request: Request<Route>, place: IdPlace): string {
  const [part, field = ''] = place.split('.') as ['params' | 'query' | 'body', string];
  return (request[part] as Readonly<Record<string, string>>)[field] ?? '';
}

/** Reads the target of a request. For a target of a business, the relationship to the business counts. */
async function findItem(
  rules: SubjectRules,
  subject: Subject<ClosedRelation>,
  request: Request<Route>,
  reading: Reading & { readonly actor: Actor },
): Promise<unknown> {
  const { kind, from, relation, ofBusiness } = subject;
  const id = idAt(request, from);
  if (ofBusiness === undefined) return findRelated(rules, subject, id, reading);
  const outer = idAt(request, ofBusiness);
  const business = await findRelated(rules, { kind: 'business', relation }, outer, reading);
  const businessId = sourceOf(rules, 'business').businessOf?.(business);
  const item = await sourceOf(rules, kind).find(id, { ...reading, businessId });
  if (item === undefined) throw new AppError(notFoundCode(kind));
  return item;
}

/**
 * Reads the target of a request, under the name of its kind. Throws the kind's not-found code without the
 * relationship, and VERSION_MISMATCH for another version.
 */
export async function loadSubject(
  rules: SubjectRules,
  request: Request<Route>,
  ifMatch: string | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  const { route } = rules;
  const { subject } = route;
  if (!subject) return {};
  const { kind, relation } = subject;
  const source = sourceOf(rules, kind);
  const { actor, now } = request;
  const viewing = { actor, now, isGet: route.method === 'GET' };
  if (relation === 'viewer') {
    return { [kind]: await findForViewer(kind, source, idAt(request, subject.from), viewing) };
  }
  const reading = { ...viewing, consistency: 'strong' } as const;
  const item = await findItem(rules, { ...subject, relation }, request, reading);
  const version = route.ifMatch && source.versionOf?.(item);
  if (version !== undefined) requireVersion(ifMatch, version);
  return { [kind]: item };
}
